import Localization

/// The variables of one alert in the order of their names, with the values of their defaults: made once for the many
/// times that arguments are read.
package struct DeclaredVariables: Sendable {
    /// A class, so that going through them copies nothing.
    package final class Element: Sendable {
        package let name: String
        /// What a request calls it: `arg.NAME`, in UTF-8.
        package let parameter: [UInt8]
        let variable: Variable
        /// `nil` where there is no default, or one that is not of the variable's kind.
        let defaultValue: MessageValue?

        init(_ name: String, _ variable: Variable, timeZone: String?) {
            self.name = name
            parameter = Array("arg.\(name)".utf8)
            self.variable = variable
            defaultValue = variable.defaultValue.flatMap { variable.value(of: $0, timeZone: timeZone) }
        }
    }

    let elements: [Element]
    let timeZone: String?

    /// - Parameter timeZone: where the reader's clock stands.
    package init(_ variables: [String: Variable], timeZone: String?) {
        elements = variables.sorted { $0.key < $1.key }.map { Element($0.key, $0.value, timeZone: timeZone) }
        self.timeZone = timeZone
    }
}
