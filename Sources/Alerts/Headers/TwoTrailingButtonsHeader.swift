/// A whole header with one trailing button, and a second button inside that one.
public struct TwoTrailingButtonsHeader<Base: Header>: HeaderSecondTrailingButton {
    public let secondTrailingButton: HeaderBar.TrailingButton
    private let first: TrailingButtonHeader<Base>

    public init(_ first: TrailingButtonHeader<Base>, secondTrailingButton: HeaderBar.TrailingButton) {
        self.first = first
        self.secondTrailingButton = secondTrailingButton
    }

    public var trailingButton: HeaderBar.TrailingButton { first.trailingButton }
}

extension TwoTrailingButtonsHeader: HeaderBackButton where Base: HeaderBackButton {
    public var backLabel: String? { first.backLabel }
}

extension TwoTrailingButtonsHeader: HeaderTitle where Base: HeaderTitle {
    public var title: String { first.title }
    public var titlePlacement: HeaderBar.Title.Placement { first.titlePlacement }
    public var titleLabel: Alert.Label { first.titleLabel }
}

extension TwoTrailingButtonsHeader: HeaderContent where Base: HeaderContent {
    public var content: [HeaderBar.Content] { first.content }
}
