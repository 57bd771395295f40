import Localization

/// What follows from the locales that a definition has texts of its own in, in the order of its file. Most definitions have
/// the same, so that it is found out once.
final class LocaleRows: Sendable {
    let locales: OwnLocales
    /// The rows in the order of their locales.
    let order: [Int]
    /// The row of each locale of the catalog that has one.
    let byPlace: [Int?]

    /// - Parameter locales: of which the rows are, one after another.
    init(_ locales: [LocaleTag], among known: [LocaleTag], own: ([LocaleTag]) -> OwnLocales) {
        let order = locales.indices.sorted { locales[$0] < locales[$1] }
        self.order = order
        self.locales = own(order.map { locales[$0] })
        let rows = Dictionary(uniqueKeysWithValues: zip(locales, locales.indices))
        byPlace = known.map { rows[$0] }
    }
}
