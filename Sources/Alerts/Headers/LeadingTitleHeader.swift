/// A back button with the title after it.
public struct LeadingTitleHeader: HeaderBackButton, HeaderTitle, Equatable {
    public let title: String
    private let back: BackHeader

    public init(title: String, backLabel: String? = nil) {
        self.title = title
        back = BackHeader(backLabel: backLabel)
    }

    public var backLabel: String? { back.backLabel }
}
