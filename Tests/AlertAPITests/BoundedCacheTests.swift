import Testing

@testable import AlertAPI

@Suite("The bounded cache")
struct BoundedCacheTests {
    @Test("Its cost never passes the budget, and what is asked for stays")
    func budget() {
        let cache = BoundedCache<Int, Int>(budget: 100)
        for key in 0..<1000 {
            cache.insert(key, for: key, cost: 10)
            #expect(cache.value(for: 0) == 0)
        }
        #expect((0..<1000).count { cache.value(for: $0) != nil } <= 10)
    }

    @Test("Everything is kept for as long as there is room")
    func room() {
        let cache = BoundedCache<Int, Int>(budget: 1600)
        for key in 0..<60 { cache.insert(key, for: key, cost: 10) }
        #expect((0..<60).allSatisfy { cache.value(for: $0) == $0 })
    }

    @Test("Asking for everything once does not push out what is asked for now and then")
    func scan() {
        let cache = BoundedCache<Int, Int>(budget: 1000)
        for key in 0..<200 { cache.insert(key, for: key, cost: 10) }
        let hot = 1000..<1020
        for key in hot { cache.insert(key, for: key, cost: 10) }
        for key in hot { #expect(cache.value(for: key) == key) }
        for key in 10_000..<20_000 { cache.insert(key, for: key, cost: 10) }
        #expect(hot.allSatisfy { cache.value(for: $0) == $0 })
    }

    @Test("What is asked for twice is kept, whatever was there before")
    func changingTaste() {
        let cache = BoundedCache<Int, Int>(budget: 1000)
        for key in 0..<200 { cache.insert(key, for: key, cost: 10) }
        for key in 500..<600 {
            cache.insert(key, for: key, cost: 10)
            #expect(cache.value(for: key) == key)
        }
        #expect((570..<600).allSatisfy { cache.value(for: $0) == $0 })
    }

    @Test("What is asked for may fill three quarters of the budget, and stays there whatever else comes")
    func share() {
        let cache = BoundedCache<Int, Int>(budget: 1000)
        for key in 0..<70 { cache.insert(key, for: key, cost: 10) }
        for round in 0..<20 {
            for key in 0..<70 { #expect(cache.value(for: key) == key) }
            for key in 0..<60 { cache.insert(key, for: 1000 * (round + 1) + key, cost: 10) }
        }
    }

    @Test("What nobody asks for any more makes way")
    func forgotten() {
        let cache = BoundedCache<Int, Int>(budget: 1000)
        for key in 0..<1000 {
            cache.insert(key, for: key, cost: 10)
            #expect(cache.value(for: key) == key)
        }
        #expect((0..<800).allSatisfy { cache.value(for: $0) == nil })
    }

    @Test("A value that is inserted again costs once, and is the one that is found")
    func replacing() {
        let cache = BoundedCache<Int, Int>(budget: 100)
        for value in 0..<50 { cache.insert(value, for: 1, cost: 10) }
        cache.insert(2, for: 2, cost: 10)
        #expect(cache.value(for: 1) == 49)
        #expect(cache.value(for: 2) == 2)
    }

    @Test("What is larger than a quarter of the budget is not kept")
    func tooLarge() {
        let cache = BoundedCache<Int, Int>(budget: 100)
        cache.insert(1, for: 1, cost: 26)
        #expect(cache.value(for: 1) == nil)
    }
}
