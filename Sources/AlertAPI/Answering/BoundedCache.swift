/// Keeps values up to a budget of bytes, and of those the ones that are asked for.
///
/// It has two generations. New values and those that are found enter the young one; when that holds half of the
/// budget, the old one is dropped and the young one becomes old. So each operation costs one or two look-ups, and what
/// is asked for again within half a budget stays.
///
/// A class, so that finding a young value changes nothing.
final class BoundedCache<Key: Hashable, Value> {
    private typealias Table = [Key: (value: Value, cost: Int)]

    // Read and replaced as wholes, and never changed in their place: so the compiler sees that no access can meet another,
    // and a look-up is not watched for it.
    private var young: Table = [:]
    private var old: Table = [:]
    private var youngCost = 0
    private let budget: Int

    /// - Parameter budget: bytes for both generations together.
    init(budget: Int) {
        self.budget = budget
    }

    func value(for key: Key) -> Value? {
        let young = young
        if let found = young[key] { return found.value }
        guard let found = removeOld(key) else { return nil }
        insert(found.value, for: key, cost: found.cost)
        return found.value
    }

    private func removeOld(_ key: Key) -> Table.Value? {
        guard !old.isEmpty else { return nil }
        var table = old
        old = [:]
        defer { old = table }
        return table.removeValue(forKey: key)
    }

    /// - Parameter cost: bytes that the value takes; one that takes more than half of the budget is not kept.
    func insert(_ value: Value, for key: Key, cost: Int) {
        guard cost <= budget / 2 else { return }
        if youngCost + cost > budget / 2 {
            // What is asked for comes over one by one, and should not make the new table grow time and again.
            let size = young.count
            old = young
            young = Table(minimumCapacity: size)
            youngCost = 0
        }
        var table = young
        young = [:]
        table[key] = (value, cost)
        young = table
        youngCost += cost
    }

    func removeAll() {
        young = [:]
        old = [:]
        youngCost = 0
    }
}
