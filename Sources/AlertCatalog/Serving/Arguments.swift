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
        try self.init(for: DeclaredVariables(variables, timeZone: timeZone)) { given[$0.name] }
    }

    /// - Parameter given: what the request says of a variable.
    package init(
        for declared: DeclaredVariables, given: (DeclaredVariables.Element) -> String?
    ) throws(Malformed) {
        var values = MessageValues(minimumCapacity: declared.elements.count)
        var written: [String: String] = [:]
        var missing: [String] = []
        for element in declared.elements {
            let text = given(element)
            if text == nil, element.variable.defaultValue == nil {
                missing.append(element.name)
                continue
            }
            let value = text.map { element.variable.value(of: $0, timeZone: declared.timeZone) } ?? element.defaultValue
            guard let value else { throw Malformed(name: element.name, kind: element.variable.kind) }
            values.add(element.name, value)
            if element.variable.entersLink { written[element.name] = text ?? element.variable.defaultValue }
        }
        self.values = values
        self.written = written
        self.missing = missing
    }
}
