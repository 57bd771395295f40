import AlertCatalog
import FoundationEssentials
import OperatingSystem

/// `alert-catalog token create|list|revoke`: who may use the writing interface of the services on one store.
enum TokenCommand {
    static func run(_ options: CommandOptions, environment: [String: String]) throws -> Int32 {
        var options = options
        let name = try options.value(of: "--name")
        let role = try options.value(of: "--role").map(role)
        let configuration = try Configuration(options: &options, environment: environment)
        try options.finish(operands: 1)
        let desk = TokenDesk(
            location: StoreLocation.description(of: configuration.store.location),
            store: try StoreLocation.openWritable(
                configuration.store.location, making: options.operands[0] == "create"),
            identity: .commandLine)
        switch options.operands[0] {
        case "create": try desk.create(required(name, "--name"), required(role, "--role"))
        case "list": try desk.list()
        case "revoke": try desk.revoke(required(name, "--name"))
        default: throw CommandError("write token create, token list or token revoke", status: 2)
        }
        return 0
    }

    private static func required<Value>(_ value: Value?, _ flag: String) throws(CommandError) -> Value {
        guard let value else { throw CommandError("\(flag) is missing", status: 2) }
        return value
    }

    private static func role(_ word: String) throws(CommandError) -> AccessToken.Role {
        if let role = AccessToken.Role(rawValue: word) { return role }
        let roles = AccessToken.Role.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError("--role is \"\(word)\"; it must be one of \(roles)", status: 2)
    }
}

/// What is done with the tokens of one store.
private struct TokenDesk {
    let location: String
    let store: any WritableCatalogStore
    let identity: Identity

    /// The secret is the last line of the output, so that a script can take it.
    func create(_ name: String, _ role: AccessToken.Role) throws {
        let secret = try edit { try $0.createToken(named: name, role: role) }
        try? StandardStream.error.writeLine(
            "\(role.rawValue) \(name) for \(location): this is shown once, so keep it now")
        try StandardStream.output.writeLine(secret.text)
    }

    func list() throws {
        for token in try store.read({ try $0.tokens() }) {
            let made = "made \(day(token.created))"
            let revoked = token.revoked.map { ", revoked \(day($0))" } ?? ""
            try StandardStream.output.writeLine("\(token.name)  \(token.role.rawValue)  \(made)\(revoked)")
        }
    }

    func revoke(_ name: String) throws {
        try edit { try $0.revokeToken(named: name) }
        try StandardStream.output.writeLine("revoked \(name)")
    }

    private func edit<Result>(_ change: (CatalogEditor) throws -> Result) throws -> Result {
        do {
            let time = Int(Date.now.timeIntervalSince1970 * 1000)
            return try store.edit(as: identity, CatalogEditor.Terms(time: time), change)
        } catch let error as EditingError {
            throw CommandError(sentence(about: error))
        }
    }

    private func sentence(about error: EditingError) -> String {
        switch error {
        case .tokenExists(let name): "there is or was a token \"\(name)\"; a name is never used again"
        case .unknownToken(let name): "there is no token \"\(name)\" that could be revoked"
        case .malformedTokenName(let name):
            "--name is \"\(name)\"; it must be 1 to 64 ASCII characters without blanks and colons"
        default: "the token cannot be made"
        }
    }

    private func day(_ milliseconds: Int) -> String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000).formatted(.iso8601)
    }
}
