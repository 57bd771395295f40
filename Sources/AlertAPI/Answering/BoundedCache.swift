/// Keeps values up to a budget of bytes, and of those the ones that are asked for.
///
/// It has two generations. New values and those that are found enter the young one; when that holds half of the
/// budget, the old one is dropped and the young one becomes old. So each operation costs one or two look-ups, and what
/// is asked for again within half a budget stays.
///
/// A class, so that finding a young value changes nothing.
final class BoundedCache<Key: Hashable, Value> {
    private var young: [Key: (value: Value, cost: Int)] = [:]
    private var old: [Key: (value: Value, cost: Int)] = [:]
    private var youngCost = 0
    private let budget: Int

    /// - Parameter budget: bytes for both generations together.
    init(budget: Int) {
        self.budget = budget
    }

    func value(for key: Key) -> Value? {
        if let value = Self.value(for: key, in: young) { return value }
        guard !old.isEmpty, let found = old.removeValue(forKey: key) else { return nil }
        insert(found.value, for: key, cost: found.cost)
        return found.value
    }

    /// A function of its own, so that `young` is read at once and is not held open, and watched, for the look-up.
    @inline(never)
    private static func value(for key: Key, in table: [Key: (value: Value, cost: Int)]) -> Value? {
        table[key]?.value
    }

    /// - Parameter cost: bytes that the value takes; one that takes more than half of the budget is not kept.
    func insert(_ value: Value, for key: Key, cost: Int) {
        guard cost <= budget / 2 else { return }
        if youngCost + cost > budget / 2 {
            old = young
            young = [:]
            youngCost = 0
        }
        young[key] = (value, cost)
        youngCost += cost
    }

    func removeAll() {
        young = [:]
        old = [:]
        youngCost = 0
    }
}
