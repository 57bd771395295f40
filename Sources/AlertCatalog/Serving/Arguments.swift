import Localization

/// The values of a definition's variables for one request.
package struct Arguments: Sendable {
    let values: MessageValues
    /// Variables that have neither a value nor a default; their texts show `{name}`. Sorted.
    package let missing: [String]
    /// Values as they were given, of those variables that links name.
    let written: [String: String]

    /// A value that is not of its variable's kind.
    package struct Malformed: Error {
        package let name: String
        package let kind: Variable.Kind
    }

    /// - Parameters:
    ///   - given: what the request says, by variable; what is not declared is ignored.
    ///   - timeZone: where the reader's clock stands; without it a moment is shown on the clock of whoever wrote it.
    package init(
        _ given: [String: String], for variables: [String: Variable], timeZone: String? = nil
    ) throws(Malformed) {
        try self.init(for: variables, timeZone: timeZone) { given[$0] }
    }

    /// - Parameter given: what the request says of a variable.
    package init(
        for variables: [String: Variable], timeZone: String?, given: (String) -> String?
    ) throws(Malformed) {
        var values = MessageValues(minimumCapacity: variables.count)
        var written: [String: String] = [:]
        var missing: [String] = []
        var malformed: [String] = []
        for (name, variable) in variables {
            guard let text = given(name) ?? variable.defaultValue else {
                missing.append(name)
                continue
            }
            if variable.entersLink { written[name] = text }
            if let value = variable.value(of: text, timeZone: timeZone) {
                values.add(name, value)
            } else {
                malformed.append(name)
            }
        }
        // The first by name, as the order of a dictionary is another in each process.
        if let name = malformed.min(), let kind = variables[name]?.kind { throw Malformed(name: name, kind: kind) }
        self.values = values
        self.written = written
        self.missing = missing.isEmpty ? missing : missing.sorted()
    }
}
