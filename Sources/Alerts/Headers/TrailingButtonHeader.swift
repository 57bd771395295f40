/// A whole smaller header with a button at the trailing edge; it can do whatever that one can.
///
/// ```swift
/// let header = LeadingTitleHeader(title: "New page")
///     .withTrailingButton(.init(id: "save", image: "tick", label: "Save"))
///     .withSecondTrailingButton(.init(id: "share", label: "Share"))
/// ```
public struct TrailingButtonHeader<Base: Header>: HeaderTrailingButton {
    public let trailingButton: HeaderBar.TrailingButton
    let base: Base

    public init(_ base: Base, trailingButton: HeaderBar.TrailingButton) {
        self.base = base
        self.trailingButton = trailingButton
    }

    /// The same header with one more button, inside the first.
    public func withSecondTrailingButton(_ button: HeaderBar.TrailingButton) -> TwoTrailingButtonsHeader<Base> {
        TwoTrailingButtonsHeader(self, secondTrailingButton: button)
    }
}

extension Header {
    /// The same header with a button at the trailing edge, in the place of one that it may have there.
    public func withTrailingButton(_ button: HeaderBar.TrailingButton) -> TrailingButtonHeader<Self> {
        TrailingButtonHeader(self, trailingButton: button)
    }
}

extension TrailingButtonHeader: HeaderBackButton where Base: HeaderBackButton {
    public var backLabel: String? { base.backLabel }
}

extension TrailingButtonHeader: HeaderTitle where Base: HeaderTitle {
    public var title: String { base.title }
    public var titlePlacement: HeaderBar.Title.Placement { base.titlePlacement }
    public var titleLabel: Alert.Label { base.titleLabel }
}

extension TrailingButtonHeader: HeaderContent where Base: HeaderContent {
    public var content: [HeaderBar.Content] { base.content }
}
