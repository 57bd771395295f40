import Alerts
import Localization
import OperatingSystem

/// What many alerts have in common, each kept once while a catalog is compiled on many threads.
final class CommonParts: Sendable {
    private struct Known {
        /// By the places of the locales.
        var servable: [[Int]: ServableLocales]
        var rows: [[LocaleTag]: LocaleRows] = [:]
        var ownLocales: [[LocaleTag]: OwnLocales] = [:]
        var slots: [[TextSlots.Slot]: TextSlots] = [:]
        var shapes: [[UInt8]: AlertShape.Shared] = [:]
        var sound: Set<Form> = []
        var sharedBytes: [[String]: [UInt8]] = [:]
        var shared: [[String]: SharedSlot] = [:]
        var styles: [String: [UInt8]] = [:]
    }

    /// What alerts are built alike by, when all that they say is words.
    private struct Form: Hashable {
        let shape: ObjectIdentifier
        let slots: ObjectIdentifier
    }

    let texts = TextPoolBuilder()
    private let frame: CatalogFrame
    private let known: Monitor<Known>

    /// - Parameter servable: those of a compilation with the same frame.
    init(frame: CatalogFrame, servable: [ServableLocales]) {
        self.frame = frame
        let byPlaces = servable.map { ($0.locales.compactMap(frame.place), $0) }
        known = Monitor(Known(servable: Dictionary(byPlaces, uniquingKeysWith: { first, _ in first })))
    }

    /// - Parameter places: those of the locales, in their order.
    func servable(_ places: [Int]) -> ServableLocales {
        known.withLock {
            $0.servable.value(
                for: places, or: ServableLocales(places.map { frame.locales[$0] }, tables: frame.tables))
        }
    }

    /// - Parameter locales: in the order of a file; those of one set have one list, in whatever order they stand.
    func rows(_ locales: [LocaleTag]) -> LocaleRows {
        known.withLock { known in
            if let rows = known.rows[locales] { return rows }
            let rows = LocaleRows(locales, in: frame) { sorted in
                known.ownLocales.value(for: sorted, or: OwnLocales(sorted))
            }
            known.rows[locales] = rows
            return rows
        }
    }

    func slots(_ slots: [TextSlots.Slot]) -> TextSlots {
        known.withLock { $0.slots.value(for: slots, or: TextSlots(slots)) }
    }

    /// A shared text where it is shown.
    func sharedSlot(_ sharedKey: String, at key: String) -> SharedSlot {
        known.withLock { $0.shared.value(for: [sharedKey, key], or: SharedSlot(sharedKey, at: key, in: frame)) }
    }

    /// What a version is made of.
    func bytes(ofSharedTexts keys: [String]) -> [UInt8] {
        known.withLock { $0.sharedBytes.value(for: keys, or: EntryVersion.bytes(of: keys, in: frame.tables)) }
    }

    /// A style of the shared tables as canonical JSON.
    func bytes(of style: Alert.Style, named name: String) -> [UInt8] {
        known.withLock { $0.styles.value(for: name, or: CanonicalJSON.encode(style)) }
    }

    /// - Parameter written: all that a definition says beside its texts, which its shape follows from.
    func shape(_ written: [UInt8], or make: @autoclosure () -> AlertShape) -> AlertShape.Shared {
        known.withLock { $0.shapes.value(for: written, or: AlertShape.Shared(make())) }
    }

    /// Tries an alert whose texts are words alone, unless one of its form was found sound.
    ///
    /// - Parameter isSound: whether there was nothing to say of it.
    func tryOnce(_ shape: AlertShape.Shared, _ slots: TextSlots, _ isSound: () -> Bool) {
        let form = Form(shape: ObjectIdentifier(shape), slots: ObjectIdentifier(slots))
        if known.withLock({ $0.sound.contains(form) }) { return }
        if isSound() { known.withLock { _ = $0.sound.insert(form) } }
    }
}

extension Dictionary {
    fileprivate mutating func value(for key: Key, or make: @autoclosure () -> Value) -> Value {
        if let value = self[key] { return value }
        let new = make()
        self[key] = new
        return new
    }
}
