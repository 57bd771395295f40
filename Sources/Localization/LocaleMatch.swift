/// What was found for a reader.
package struct LocaleMatch: Hashable, Sendable {
    /// The locale to serve, one of those offered.
    package let supported: LocaleTag
    /// The wish that it was found for.
    package let desired: LocaleTag
    /// What numbers and dates are formatted for: `en-AU` for an `en` text that an Australian reads.
    package let formatting: LocaleTag
}
