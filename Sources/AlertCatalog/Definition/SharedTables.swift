package import Alerts
package import JSON
package import Localization

/// What alerts share: `catalog.json`.
package struct SharedTables: Sendable {
    /// The locale that authors write first; every alert is complete in it.
    package var sourceLocale: LocaleTag
    /// The locale of readers who want none of those that there are.
    package var defaultLocale: LocaleTag
    /// The action of an alert that names none.
    package var defaultAction: String?
    package var actions: [String: SharedAction] = [:]
    package var links = LinkRules()
    package var styles: [String: Alert.Style] = [:]
    /// By locale, then by key.
    package var texts: [LocaleTag: [String: String]] = [:]
}

/// An action of the shared tables.
package struct SharedAction: Sendable {
    /// As it stands there, so that what an alert replaces can be merged before the whole is read.
    package let written: JSONValue
    /// The same as canonical JSON.
    let bytes: [UInt8]
    package var definition: ActionDefinition

    package init(written: JSONValue, definition: ActionDefinition) {
        self.written = written
        bytes = written.encoded()
        self.definition = definition
    }
}
