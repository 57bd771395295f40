/// What stands behind a command's name: flags, as `--name value` or `--name=value`, and operands.
struct CommandOptions {
    private var flags: [(name: String, value: String?)] = []
    private(set) var operands: [String] = []

    /// Flags that take no value.
    private static let switches: Set = ["--help", "--strict", "--dry-run", "--overwrite", "--shared"]

    init(_ arguments: [String]) throws(CommandError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2 {
                guard !Self.switches.contains(parts[0]) else {
                    throw CommandError("\(parts[0]) takes no value", status: 2)
                }
                flags.append((parts[0], parts[1]))
            } else if Self.switches.contains(argument) {
                flags.append((argument, nil))
            } else {
                // Whether it is a flag at all, the command knows.
                flags.append((argument, rest.popFirst()))
            }
        }
    }

    /// Takes a flag's value. - Throws: when it is given twice.
    mutating func value(of name: String) throws(CommandError) -> String? {
        let values = try all(of: name)
        guard values.count <= 1 else { throw CommandError("give \(name) once", status: 2) }
        return values.first
    }

    /// Takes every value of a flag that may stand more than once.
    mutating func all(of name: String) throws(CommandError) -> [String] {
        let found = flags.filter { $0.name == name }
        flags.removeAll { $0.name == name }
        let values = found.compactMap(\.value)
        guard values.count == found.count else { throw CommandError("\(name) needs a value", status: 2) }
        return values
    }

    /// Takes a flag without a value.
    mutating func has(_ name: String) -> Bool {
        defer { flags.removeAll { $0.name == name } }
        return flags.contains { $0.name == name }
    }

    /// - Throws: when something is left that the command does not know.
    func finish(operands expected: Int) throws(CommandError) {
        if let flag = flags.first { throw CommandError("there is no flag \(flag.name) here", status: 2) }
        guard operands.count == expected else {
            let fault = operands.count < expected ? "something is missing" : "\(operands[expected]) is too much"
            throw CommandError(fault, status: 2)
        }
    }
}
