import Localization
import OperatingSystem

/// What many alerts have in common, each kept once while a catalog is compiled on many threads.
final class CommonParts: Sendable {
    private struct Known {
        var servable: [[LocaleTag]: ServableLocales]
        var ownLocales: [[LocaleTag]: OwnLocales] = [:]
        var slots: [[TextSlots.Slot]: TextSlots] = [:]
        var shapes: [ContentHash: AlertShape.Shared] = [:]
        var sharedTexts: [[String]: [UInt8]] = [:]
        var quiet: [[String]: Bool] = [:]
    }

    let texts = TextPoolBuilder()
    private let tables: SharedTables
    private let known: Monitor<Known>

    /// - Parameter servable: those of a compilation with the same tables and locales.
    init(tables: SharedTables, servable: [[LocaleTag]: ServableLocales]) {
        self.tables = tables
        known = Monitor(Known(servable: servable))
    }

    func servable(_ locales: [LocaleTag]) -> ServableLocales {
        known.withLock { $0.servable.value(for: locales, or: ServableLocales(locales, tables: tables)) }
    }

    func ownLocales(_ locales: [LocaleTag]) -> OwnLocales {
        known.withLock { $0.ownLocales.value(for: locales, or: OwnLocales(locales)) }
    }

    func slots(_ slots: [TextSlots.Slot]) -> TextSlots {
        known.withLock { $0.slots.value(for: slots, or: TextSlots(slots)) }
    }

    /// Whether a shared text is words alone in every locale, of which there is nothing to say where it is shown.
    func isQuiet(_ sharedKey: String, at key: String) -> Bool {
        known.withLock {
            $0.quiet.value(for: [sharedKey, key], or: TextChecker.isQuiet(sharedKey, at: key, in: tables))
        }
    }

    /// What a version is made of.
    func bytes(ofSharedTexts keys: [String]) -> [UInt8] {
        known.withLock { $0.sharedTexts.value(for: keys, or: EntryVersion.bytes(of: keys, in: tables)) }
    }

    /// - Parameter hash: of all that a definition says beside its texts, which its shape follows from.
    func shape(_ hash: ContentHash, or new: AlertShape) -> AlertShape.Shared {
        known.withLock { $0.shapes.value(for: hash, or: AlertShape.Shared(new)) }
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
