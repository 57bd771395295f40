/// A header that is declared in Swift.
///
/// What headers have in common is of two kinds, and each has its own means. The same *declaration* is a protocol: a
/// header adopts ``HeaderBackButton``, ``HeaderTitle``, ``HeaderTrailingButton``, ``HeaderSecondTrailingButton`` and
/// ``HeaderContent`` for what it can do. The same *values* are reuse: a header holds a smaller one whole.
/// ```swift
/// struct DraftHeader: HeaderBackButton, HeaderTitle {
///     let title = "Draft"
/// }
/// let bar = try DraftHeader().bar
/// ```
public protocol Header: Sendable {
    /// The header as data. By default it is read off the capabilities that the header adopts.
    var bar: HeaderBar { get throws(HeaderBar.BuildError) }
}

extension Header {
    public var bar: HeaderBar {
        get throws(HeaderBar.BuildError) {
            var builder = HeaderBar.Builder()
            if let header = self as? any HeaderBackButton {
                builder = builder.withBack(label: header.backLabel)
            }
            if let header = self as? any HeaderTitle {
                builder = builder.withTitle(header.title, placement: header.titlePlacement)
            }
            if let header = self as? any HeaderTrailingButton {
                builder = builder.addTrailingButton(header.trailingButton)
            }
            if let header = self as? any HeaderSecondTrailingButton {
                builder = builder.addTrailingButton(header.secondTrailingButton)
            }
            if let header = self as? any HeaderContent {
                builder = header.content.reduce(builder) { $0.addContent($1) }
            }
            return try builder.build()
        }
    }
}
