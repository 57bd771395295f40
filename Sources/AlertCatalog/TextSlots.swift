/// Where the texts of an alert stand, in every locale alike. Alerts of one form have one object.
final class TextSlots: Sendable {
    struct Slot: Hashable, Sendable {
        enum Place: Hashable, Sendable {
            /// In this column of the alert's own texts.
            case own(Int)
            /// Under this key of the shared texts.
            case shared(String)
        }

        let key: String
        let place: Place
    }

    let all: [Slot]
    /// How many are the alert's own.
    let ownCount: Int
    /// The place of each key.
    let positions: [String: Int]

    init(_ slots: [Slot]) {
        all = slots
        ownCount = slots.count { if case .own = $0.place { true } else { false } }
        positions = Dictionary(
            slots.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
}
