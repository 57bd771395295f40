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

    // Read and replaced as wholes, and not changed in their place where they are looked up: so the compiler sees that no
    // access can meet another, and a look-up is not watched for it.
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
        let young = young
        if let found = young[key] { return found.value }
        return promoted(key)
    }

    private func promoted(_ key: Key) -> Value? {
        if let found = Self.remove(key, from: &old) {
            keep(found.value, for: key, cost: found.cost)
            return found.value
        }
        guard let found = Self.remove(key, from: &onTrial) else { return nil }
        trialCost -= found.cost
        keep(found.value, for: key, cost: found.cost)
        return found.value
    }

    private static func remove(_ key: Key, from table: inout Table) -> Table.Value? {
        table.isEmpty ? nil : table.removeValue(forKey: key)
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

    /// One that is replaced must not be counted twice, or be found in an older table.
    private func forget(_ key: Key) {
        if let known = Self.remove(key, from: &young) { youngCost -= known.cost }
        _ = Self.remove(key, from: &old)
        if let known = Self.remove(key, from: &onTrial) { trialCost -= known.cost }
    }
}
