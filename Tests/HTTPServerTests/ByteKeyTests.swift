import HTTPServer
import Testing

@Suite("A byte key")
struct ByteKeyTests {
    @Test("is equal to one of the same bytes, and hashes alike")
    func equality() {
        let key = ByteKey(Array("/v1/alerts/a".utf8))
        #expect(key == ByteKey(Array("/v1/alerts/a".utf8)))
        #expect(key.hashValue == ByteKey(Array("/v1/alerts/a".utf8)).hashValue)
        #expect(key != ByteKey(Array("/v1/alerts/b".utf8)))
        #expect(key != ByteKey(Array("/v1/alerts".utf8)))
        #expect(ByteKey([]) == ByteKey([]))
    }

    @Test("hashes otherwise when one byte is another, or one more is there")
    func hash() {
        for size in 0...40 {
            let bytes = (0..<size).map { UInt8($0) }
            let hash = ByteKey(bytes).hashValue
            #expect(hash != ByteKey(bytes + [0]).hashValue)
            for index in 0..<size {
                var other = bytes
                other[index] ^= 0x80
                #expect(hash != ByteKey(other).hashValue)
            }
        }
    }

    @Test("is another key with another mark, also as a copy")
    func mark() {
        let key = ByteKey(Array("/v1/alerts/a".utf8))
        #expect(key.marked(1) == key.marked(1))
        #expect(key.marked(1) != key && key.marked(1) != key.marked(2))
        #expect(key.marked(1).hashValue != key.hashValue)
        #expect(key.marked(1).copy() == key.marked(1))
    }

    @Test("takes no more memory in a table than its bytes, whatever they were read into")
    func copy() {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(8192)
        buffer.append(contentsOf: "/v1/alerts/a".utf8)
        let copy = ByteKey(buffer).copy()
        #expect(copy == ByteKey(buffer))
        #expect(copy.bytes.capacity < 64)
    }
}
