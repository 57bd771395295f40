import Compression
import HTTPServer

extension Answer {
    /// What has no more bytes than this is sent as it is: with its head it fits in one packet.
    static let largestPlainBody = 1024

    /// The same answer in a content coding; `nil` where that is not smaller.
    func encoded(in coding: ContentCoding) -> Answer? {
        let content = response.content
        guard let tag, let bytes = coding.encode(content.body), bytes.count < content.bodySize else { return nil }
        let encodedTag = tag.encoded(in: coding.rawValue)
        guard let encoded = try? content.encoded(in: coding.rawValue, tag: encodedTag, bytes) else { return nil }
        return Answer(
            Response(status: response.status, content: encoded), tag: encodedTag, isPrepared: isPrepared
        ).at(route)
    }
}
