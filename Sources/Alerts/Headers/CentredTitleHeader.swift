/// A back button, and the title in the middle of the bar.
public struct CentredTitleHeader: HeaderBackButton, HeaderTitle, Equatable {
    public let title: String
    private let back: BackHeader

    public init(title: String, backLabel: String? = nil) {
        self.title = title
        back = BackHeader(backLabel: backLabel)
    }

    public var backLabel: String? { back.backLabel }
    public var titlePlacement: HeaderBar.Title.Placement { .center }
}
