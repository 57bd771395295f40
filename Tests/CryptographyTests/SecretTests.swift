import Cryptography
import Testing

@Suite("Secrets")
struct SecretTests {
    @Test("are random, and as long as asked")
    func random() {
        #expect(SecureRandom.bytes(0) == [])
        let many = (0..<100).map { _ in SecureRandom.bytes(32) }
        #expect(Set(many).count == 100 && many.allSatisfy { $0.count == 32 })
        #expect(Set(many.joined()).count > 200)
    }

    @Test("are equal only as a whole")
    func equal() {
        #expect(ConstantTime.areEqual([], []) && ConstantTime.areEqual([1, 2], [1, 2]))
        #expect(!ConstantTime.areEqual([1, 2], [1, 3]) && !ConstantTime.areEqual([3, 2], [1, 2]))
        #expect(!ConstantTime.areEqual([1], [1, 2]) && !ConstantTime.areEqual([], [0]))
    }
}
