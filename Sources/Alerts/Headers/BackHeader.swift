/// A back button and nothing else.
public struct BackHeader: HeaderBackButton, Equatable {
    public let backLabel: String?

    /// - Parameter backLabel: what is spoken for the button; `nil` leaves it to the platform.
    public init(backLabel: String? = nil) {
        self.backLabel = backLabel
    }
}
