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
        #expect(cache.value(for: 999) == 999)
    }

    @Test("What is larger than half of the budget is not kept")
    func tooLarge() {
        let cache = BoundedCache<Int, Int>(budget: 100)
        cache.insert(1, for: 1, cost: 51)
        #expect(cache.value(for: 1) == nil)
    }
}
