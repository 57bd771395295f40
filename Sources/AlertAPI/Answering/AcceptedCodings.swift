import Compression
import HTTPServer

/// What requests ask for by `Accept-Encoding`. Clients send few different ones, so each is read once.
final class AcceptedCodings {
    private let offered: [ContentCoding]
    private let known = BoundedCache<ByteKey, ContentCoding?>(budget: 1 << 16)

    init(offered: [ContentCoding]) {
        self.offered = offered
    }

    /// `nil` stands for content as it is.
    func coding(for request: Request) -> ContentCoding? {
        guard request.fields.has(.acceptEncoding), !offered.isEmpty else { return nil }
        return read(request.fields[.acceptEncoding] ?? [])
    }

    private func read(_ value: [UInt8]) -> ContentCoding? {
        let key = ByteKey(value)
        if let coding = known.value(for: key) { return coding }
        let coding = AcceptEncoding(value).best(of: offered)
        known.insert(coding, for: key.copy(), cost: value.count + 128)
        return coding
    }
}
