/// A value that texts may name, and that a request may give as `arg.NAME`.
package struct Variable: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case text
        case number
    }

    package var kind: Kind
    /// What a request that gives no value gets, written as a request would write it.
    package var defaultValue: String?
}
