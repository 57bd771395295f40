/// A chat room's header: who is in it, from which town, and how far the reservation is.
public struct ChatRoomHeader: HeaderBackButton, HeaderContent, Equatable {
    public let nameLabel: Alert.Label
    public let townLabel: Alert.Label
    /// Absent while nothing is reserved.
    public let reservationTag: Alert.Label?
    private let back: BackHeader

    public init(name: String, town: String, reservation: String? = nil, backLabel: String? = nil) {
        let style = Alert.Style.default.header
        nameLabel = Alert.Label.Builder(copying: style.title).withText(name).build()
        townLabel = Alert.Label.Builder(copying: style.content).withText(town).build()
        reservationTag = reservation.map { Alert.Label.Builder(copying: style.tag.label).withText($0).build() }
        back = BackHeader(backLabel: backLabel)
    }

    public var backLabel: String? { back.backLabel }

    public var content: [HeaderBar.Content] {
        let labels = [
            HeaderBar.Content(id: "name", kind: .label, text: nameLabel.text),
            HeaderBar.Content(id: "town", kind: .label, text: townLabel.text),
        ]
        guard let reservationTag else { return labels }
        return labels + [HeaderBar.Content(id: "reservation", kind: .tag, text: reservationTag.text)]
    }
}
