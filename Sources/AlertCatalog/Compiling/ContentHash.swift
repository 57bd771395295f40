import Cryptography

/// Says whether a document is the one that was compiled before, without keeping its bytes.
///
/// It is held against that of one other document, under a key that nobody knows, so that of 64 bits none can be found that
/// passes for another, and none will by chance.
struct ContentHash: Hashable, Sendable {
    private let value: UInt64

    init(_ bytes: [UInt8]) {
        value = ShortHash.hash(bytes[...])
    }
}
