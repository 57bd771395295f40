import Alerts
import Bytes
import Cryptography
import JSON
import Localization

/// The version of an alert: a hash over its definition and those shared parts that it uses.
///
/// It is made of sorted parts alone, so that it is the same on every replica and after every start.
struct EntryVersion {
    /// A version as it is kept.
    struct Hash: Sendable, Hashable {
        private let value: UInt64

        fileprivate init(_ bytes: [UInt8]) {
            value = bytes.reduce(0) { $0 << 8 | UInt64($1) }
        }

        /// 16 hexadecimal digits.
        var digits: String {
            Hexadecimal.encode((0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) })
        }
    }

    let tables: SharedTables

    /// - Parameters:
    ///   - rows: those of its texts, in the order of their locales.
    ///   - shape: what the definition says beside its id and its texts, as canonical JSON.
    ///   - sharedTexts: made by `bytes`, of those that the alert shows.
    ///   - style: the alert's as canonical JSON.
    func hash(
        of definition: AlertDefinition, rows: [Int], actions: [ActionDefinition], shape: [UInt8],
        sharedTexts: [UInt8], style: [UInt8]?
    ) -> Hash {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * definition.texts.table.utf8.count + shape.count + sharedTexts.count)
        bytes.append(part: definition.id)
        bytes.append(part: shape)
        bytes.append(parts: definition.texts, rows)
        let shared = sharedActions(of: definition) + actions.compactMap(\.ownFallback?.id)
        for id in shared { bytes.append(part: tables.actions[id]?.bytes ?? []) }
        bytes += sharedTexts
        if let style { bytes.append(part: style) }
        bytes.append(part: "\(tables.sourceLocale) \(tables.defaultLocale)")
        return Hash(BLAKE2b.hash(bytes, byteCount: 8))
    }

    /// The shared texts of these keys in all locales.
    static func bytes(of keys: [String], in tables: SharedTables) -> [UInt8] {
        let keys = keys.sorted()
        var bytes: [UInt8] = []
        for (locale, texts) in tables.texts.sorted(by: { $0.key < $1.key }) {
            for key in keys {
                guard let text = texts[key] else { continue }
                for part in [locale.identifier, key, text] { bytes.append(part: part) }
            }
        }
        return bytes
    }

    /// The version of an alert that depends on other alerts: their versions after its own.
    static func hash(of versions: [Hash]) -> Hash {
        var hash = BLAKE2b(byteCount: 8)
        for version in versions { hash.update(version.digits) }
        return Hash(hash.finalize())
    }

    private func sharedActions(of definition: AlertDefinition) -> [String] {
        guard definition.actions.isEmpty else { return definition.actions.compactMap(\.sharedID) }
        return tables.defaultAction.map { [$0] } ?? []
    }
}

extension [UInt8] {
    /// A byte that UTF-8 never has ends each part, so that no two lists of parts read alike.
    fileprivate mutating func append(part: some Collection<UInt8>) {
        append(bytesOf: part)
        append(0xFF)
    }

    fileprivate mutating func append(part: String) { append(part: part.utf8) }

    fileprivate mutating func append(parts texts: OwnTexts, _ rows: [Int]) {
        let columns = texts.keys.indices.sorted { texts.keys[$0].utf8.isBytewiseBefore(texts.keys[$1].utf8) }
        var ranks = columns
        for (rank, column) in columns.enumerated() { ranks[column] = rank }
        let (keys, cells, utf8) = (texts.keys, texts.table.cells, texts.table.utf8)
        for row in rows {
            append(part: texts.locales[row].identifier)
            let places = texts.table.places(ofRow: row)
            // Most rows have every column in its place, so that the order of one is that of all.
            let first = places.lowerBound
            let isWhole = places.count == columns.count && columns.allSatisfy { cells[first + $0].column == $0 }
            let order = isWhole ? columns : places.sorted { ranks[cells[$0].column] < ranks[cells[$1].column] }
            for place in order {
                let cell = cells[isWhole ? first + place : place]
                append(part: keys[cell.column])
                append(part: utf8[cell.range])
            }
        }
    }
}

extension ActionReference {
    fileprivate var sharedID: String? {
        if case .shared(let id, _, _) = self { return id }
        return nil
    }
}
