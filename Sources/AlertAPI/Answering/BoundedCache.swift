/// Keeps values up to a budget of bytes, and of those the ones that are asked for.
///
/// It has two generations. New values and those that are found enter the young one; when that holds half of the
/// budget, the old one is dropped and the young one becomes old. So each operation costs one or two look-ups, and what
/// is asked for again within half a budget stays.
struct BoundedCache<Key: Hashable, Value> {
    private var young: [Key: (value: Value, cost: Int)] = [:]
    private var old: [Key: (value: Value, cost: Int)] = [:]
    private var youngCost = 0
    private let budget: Int

    /// - Parameter budget: bytes for both generations together.
    init(budget: Int) {
        self.budget = budget
    }

    mutating func value(for key: Key) -> Value? {
        if let found = young[key] { return found.value }
        guard let found = old.removeValue(forKey: key) else { return nil }
        insert(found.value, for: key, cost: found.cost)
        return found.value
    }

    /// - Parameter cost: bytes that the value takes; one that takes more than half of the budget is not kept.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        guard cost <= budget / 2 else { return }
        if youngCost + cost > budget / 2 {
            old = young
            young = [:]
            youngCost = 0
        }
        young[key] = (value, cost)
        youngCost += cost
    }

    mutating func removeAll() {
        self = BoundedCache(budget: budget)
    }
}
