import FoundationEssentials
import JSON

extension Configuration {
    /// The file that is read when it is there and no other is named.
    static let usualFile = "Config/server.json"

    /// The defaults, changed by the file, then by the environment, then by flags.
    ///
    /// - Parameter options: takes from it the flags of settings, and `--config`.
    /// - Throws: for the first value that cannot be used, one sentence that names it.
    init(options: inout CommandOptions, environment: [String: String]) throws(CommandError) {
        self.init()
        if let path = try options.value(of: "--config") {
            try read(file: path)
        } else if FileManager.default.fileExists(atPath: Self.usualFile) {
            try read(file: Self.usualFile)
        }
        for setting in Setting.all {
            if let text = environment[setting.variable] {
                try setting.set(text, in: &self, origin: setting.variable)
            }
        }
        for setting in Setting.all {
            if let text = try options.value(of: setting.flag) {
                guard !StoreLocation.holdsPassword(text) else {
                    throw CommandError(
                        "\(setting.flag) holds a password, which every user of this machine could read; "
                            + "give it in \(setting.variable)")
                }
                try setting.set(text, in: &self, origin: setting.flag)
            }
        }
    }

    private mutating func read(file: String) throws(CommandError) {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandError("the configuration \(file) cannot be read")
        }
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: Array(data))
        } catch {
            throw CommandError("\(file):\(error.line): \(error.message)")
        }
        if let duplicate = document.duplicates.first {
            let line = document.position(at: duplicate.secondOffset).line
            throw CommandError("\(file):\(line): \"\(duplicate.key)\" stands twice")
        }
        for (path, value) in try Self.values(in: document, file: file) where path != "$schema" {
            let origin = "\(file):\(document.position(at: value.offset).line): \(path)"
            guard let setting = Setting.all.first(where: { $0.path == path }) else {
                throw CommandError("\(origin) is not a setting")
            }
            try setting.set(try setting.text(of: value, origin: origin), in: &self, origin: origin)
        }
    }

    /// The members of the groups, by path.
    private static func values(in document: JSONDocument, file: String) throws(CommandError) -> [(String, JSONValue)] {
        guard case .object(let groups) = document.root.content else {
            throw CommandError("\(file):1: expected an object, found \(document.root.kind)")
        }
        return groups.members.flatMap { group in
            guard case .object(let settings) = group.value.content else { return [(group.key, group.value)] }
            return settings.members.map { ("\(group.key).\($0.key)", $0.value) }
        }
    }
}

extension Setting {
    fileprivate func text(of json: JSONValue, origin: String) throws(CommandError) -> String {
        switch (value, json.content) {
        case (.text, .string(let text)), (.optionalText, .string(let text)), (.choice, .string(let text)): return text
        case (.integer, .integer(let number)): return String(number)
        case (.boolean, .bool(let flag)): return String(flag)
        case (.text, _), (.optionalText, _), (.choice, _):
            throw CommandError("\(origin) is \(json.kind); it must be a string")
        case (.integer, _): throw CommandError("\(origin) is \(json.kind); it must be a whole number")
        case (.boolean, _): throw CommandError("\(origin) is \(json.kind); it must be true or false")
        }
    }
}
