/// A header with a back button, which counts as ``Alert/dismissAction``.
public protocol HeaderBackButton: Header {
    /// What is spoken for the button; `nil`, the default, leaves it to the platform.
    var backLabel: String? { get }
}

extension HeaderBackButton {
    public var backLabel: String? { nil }
}

/// A header with a title on one line.
public protocol HeaderTitle: Header {
    var title: String { get }
    /// `leading` unless said.
    var titlePlacement: HeaderBar.Title.Placement { get }
    /// The title, ready to be drawn; by default as the default style has it.
    var titleLabel: Alert.Label { get }
}

extension HeaderTitle {
    public var titlePlacement: HeaderBar.Title.Placement { .leading }

    public var titleLabel: Alert.Label {
        Alert.Label.Builder(copying: Alert.Style.default.header.title)
            .withText(title)
            .withTextAlignment(titlePlacement == .center ? .center : .leading)
            .build()
    }
}

/// A header with a button at the trailing edge.
public protocol HeaderTrailingButton: Header {
    var trailingButton: HeaderBar.TrailingButton { get }
}

/// A header with one more button, inside the first. It refines the first: there is no second without it.
public protocol HeaderSecondTrailingButton: HeaderTrailingButton {
    var secondTrailingButton: HeaderBar.TrailingButton { get }
}

/// A header with content of its own.
public protocol HeaderContent: Header {
    /// In reading order.
    var content: [HeaderBar.Content] { get }
}
