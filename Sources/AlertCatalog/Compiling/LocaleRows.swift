import Localization

/// What follows from the locales that a definition has texts of its own in, in the order of its file. Most definitions have
/// the same, so that it is found out once.
final class LocaleRows: Sendable {
    let locales: OwnLocales
    /// The rows in the order of their locales.
    let order: [Int]
    /// The places in the catalog of the locales that it has, and their rows; sorted by place.
    private let places: [(place: Int, row: Int)]

    /// - Parameter locales: of which the rows are, one after another.
    init(_ locales: [LocaleTag], in frame: CatalogFrame, own: ([LocaleTag]) -> OwnLocales) {
        let order = locales.indices.sorted { locales[$0] < locales[$1] }
        self.order = order
        self.locales = own(order.map { locales[$0] })
        places = order.compactMap { row in frame.place(of: locales[row]).map { ($0, row) } }
    }

    /// The row of the locale at a place in the catalog; `nil` when there is none.
    func row(at place: Int) -> Int? {
        let index = places.partitioningIndex { $0.place >= place }
        return index < places.count && places[index].place == place ? places[index].row : nil
    }
}
