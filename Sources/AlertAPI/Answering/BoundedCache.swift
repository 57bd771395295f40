/// Keeps values up to a budget of bytes, and of those the ones that are asked for again.
///
/// Until it was full once, it takes all. From then on a new value is on trial: when it is asked for a second time before
/// a quarter of the budget has come after it, it is kept. So somebody who asks for everything once pushes out nothing
/// that others ask for.
///
/// What is kept is in two generations. Values that are found in the old one enter the young one; when that is full, the
/// old one is dropped and the young one becomes old. So each operation costs one to three look-ups.
///
/// A class, so that finding a young value changes nothing.
final class BoundedCache<Key: Hashable, Value> {
    private typealias Table = [Key: (value: Value, cost: Int)]

    private var young: Table = [:]
    private var old: Table = [:]
    private var onTrial: Table = [:]
    private var youngCost = 0
    private var trialCost = 0
    private var hasBeenFull = false
    /// Bytes of one generation, and of what is on trial.
    private let generation: Int
    private let trial: Int

    /// - Parameter budget: bytes for all together.
    init(budget: Int) {
        generation = budget / 8 * 3
        trial = budget / 4
    }

    func value(for key: Key) -> Value? {
        if let value = Self.value(for: key, in: young) { return value }
        return promoted(key)
    }

    /// A function of its own, so that `young` is read at once and is not held open, and watched, for the look-up.
    @inline(never)
    private static func value(for key: Key, in table: Table) -> Value? {
        table[key]?.value
    }

    private func promoted(_ key: Key) -> Value? {
        if let found = old.isEmpty ? nil : old.removeValue(forKey: key) {
            keep(found.value, for: key, cost: found.cost)
            return found.value
        }
        guard let found = onTrial.isEmpty ? nil : onTrial.removeValue(forKey: key) else { return nil }
        trialCost -= found.cost
        keep(found.value, for: key, cost: found.cost)
        return found.value
    }

    /// - Parameter cost: bytes that the value takes; one that takes more than a quarter of the budget is not kept.
    func insert(_ value: Value, for key: Key, cost: Int) {
        guard cost <= trial else { return }
        forget(key)
        if !hasBeenFull { return keep(value, for: key, cost: cost) }
        if trialCost + cost > trial {
            onTrial = [:]
            trialCost = 0
        }
        onTrial[key] = (value, cost)
        trialCost += cost
    }

    func removeAll() {
        young = [:]
        old = [:]
        onTrial = [:]
        youngCost = 0
        trialCost = 0
        hasBeenFull = false
    }

    private func keep(_ value: Value, for key: Key, cost: Int) {
        if youngCost + cost > generation {
            hasBeenFull = hasBeenFull || !old.isEmpty
            old = young
            young = [:]
            youngCost = 0
        }
        young[key] = (value, cost)
        youngCost += cost
    }

    /// One that is replaced must not be counted twice, or be found in an older table.
    private func forget(_ key: Key) {
        if let known = young.removeValue(forKey: key) { youngCost -= known.cost }
        old.removeValue(forKey: key)
        if let known = onTrial.removeValue(forKey: key) { trialCost -= known.cost }
    }
}
