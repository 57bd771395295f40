/// Keeps values up to a budget of bytes, and of those the ones that are asked for again: the algorithm S3-FIFO (Yang et
/// al., SOSP 2023) with two queues.
///
/// A new value is on trial. When its turn to leave comes, which is after at least a quarter of the budget has come behind
/// it, it is kept if somebody has asked for it meanwhile. So somebody who asks for everything once pushes out nothing that
/// others ask for. What is kept gets a second chance in the same way for as long as it is asked for.
///
/// To find a value is one look-up and one mark: nothing moves before room is needed.
final class BoundedCache<Key: Hashable, Value> {
    fileprivate final class Entry {
        let key: Key
        var value: Value
        var cost: Int
        var isOnTrial = true
        var wasFound = false

        init(_ key: Key, _ value: Value, cost: Int) {
            self.key = key
            self.value = value
            self.cost = cost
        }
    }

    // Read and replaced as a whole, and not changed in its place where it is looked into: so the compiler sees that no
    // access can meet another, and a look-up is not watched for it.
    private var table: [Key: Entry] = [:]
    private var trial = EntryQueue<Key, Value>()
    private var kept = EntryQueue<Key, Value>()
    private let budget: Int

    /// - Parameter budget: bytes for all together.
    init(budget: Int) {
        self.budget = budget
    }

    func value(for key: Key) -> Value? {
        guard let entry = entry(for: key) else { return nil }
        // A cache line that is not written need not be written back.
        if !entry.wasFound { entry.wasFound = true }
        return entry.value
    }

    /// - Parameter cost: bytes that the value takes; one that takes more than a quarter of the budget is not kept.
    func insert(_ value: Value, for key: Key, cost: Int) {
        guard cost <= budget / 4 else { return }
        if let known = entry(for: key) {
            replace(known, with: value, cost: cost)
        } else {
            let entry = Entry(key, value, cost: cost)
            set(entry, for: key)
            trial.append(entry)
        }
        while trial.cost + kept.cost > budget { makeRoom() }
    }

    func removeAll() {
        table = [:]
        trial = EntryQueue()
        kept = EntryQueue()
    }

    private func replace(_ known: Entry, with value: Value, cost: Int) {
        if known.isOnTrial { trial.cost += cost - known.cost } else { kept.cost += cost - known.cost }
        known.value = value
        known.cost = cost
    }

    private func makeRoom() {
        let entry = trial.cost > budget / 4 ? trial.removeFirst() : kept.removeFirst()
        if entry.wasFound {
            entry.wasFound = false
            entry.isOnTrial = false
            kept.append(entry)
        } else {
            set(nil, for: entry.key)
        }
    }

    private func entry(for key: Key) -> Entry? {
        let table = table
        return table[key]
    }

    private func set(_ entry: Entry?, for key: Key) {
        var changed = table
        table = [:]
        changed[key] = entry
        table = changed
    }
}

/// Entries in the order in which they came.
private struct EntryQueue<Key: Hashable, Value> {
    typealias Entry = BoundedCache<Key, Value>.Entry

    /// Bytes of all together.
    fileprivate(set) var cost = 0
    /// Those that have left are not there any more, but their places are until they are half of all.
    private var places: [Entry?] = []
    private var first = 0

    mutating func append(_ entry: Entry) {
        places.append(entry)
        cost += entry.cost
    }

    mutating func removeFirst() -> Entry {
        guard let entry = places[first] else { preconditionFailure("a queue with costs has entries") }
        places[first] = nil
        first += 1
        cost -= entry.cost
        if first * 2 > places.count {
            places.removeFirst(first)
            first = 0
        }
        return entry
    }
}
