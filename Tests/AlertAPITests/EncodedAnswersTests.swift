import Compression
import HTTPServer
import Testing

@testable import AlertAPI

@Suite("Encoded answers")
struct EncodedAnswersTests {
    private func document(_ body: [UInt8]) -> Answer { Answer(body, fields: [], isPrepared: true) }

    /// Bytes that no coding makes smaller.
    private func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255) } }

    /// Three thousand bytes of letters, of which a coding leaves somewhat more than half.
    private func letters() -> [UInt8] { (0..<3000).map { _ in UInt8.random(in: 0x61...0x70) } }

    @Test("are made of what has more than 1 KiB", arguments: ContentCoding.allCases)
    func size(coding: ContentCoding) {
        let encoded = EncodedAnswers(budget: 1 << 20)
        let small = document([UInt8](repeating: 0x61, count: 1024))
        #expect(encoded.answer(small, in: coding) === small)
        let large = encoded.answer(document([UInt8](repeating: 0x61, count: 1025)), in: coding)
        #expect(large.response.content.value(of: "Content-Encoding") == coding.rawValue)
        #expect(large.response.content.bodySize < 100)
    }

    @Test("are left out where they would not be smaller, also the next time", arguments: ContentCoding.allCases)
    func gain(coding: ContentCoding) {
        let encoded = EncodedAnswers(budget: 1 << 20)
        let plain = document(noise(2000))
        for _ in 0..<2 { #expect(encoded.answer(plain, in: coding) === plain) }
    }

    @Test("are made once for the same bytes and fields, and apart for other fields")
    func sharing() {
        let encoded = EncodedAnswers(budget: 1 << 20)
        let body = letters()
        let first = encoded.answer(document(body), in: .gzip)
        #expect(encoded.answer(document(body), in: .gzip) === first)
        #expect(encoded.answer(document(body), in: .brotli) !== first)
        let other = encoded.answer(Answer(body, fields: [("Vary", "X")], isPrepared: true), in: .gzip)
        #expect(other !== first)
        #expect(other.response.content.value(of: "Vary") == "X")
    }

    @Test("take no more memory together than their budget, of which each takes its bytes and its fields")
    func budget() {
        struct Kept {
            weak var answer: Answer?
        }
        let encoded = EncodedAnswers(budget: 100_000)
        let made = (0..<200).map { _ in Kept(answer: encoded.answer(document(letters()), in: .brotli)) }
        let kept = made.compactMap(\.answer)
        #expect(kept.allSatisfy { $0.cost > 1536 + 1400 })
        #expect(kept.reduce(0) { $0 + $1.cost } <= 100_000)
        #expect(kept.count > 10)
    }

    @Test("stand for the same route")
    func route() {
        let plain = document(letters()).at(3)
        #expect(EncodedAnswers(budget: 0).answer(plain, in: .gzip).route == 3)
    }
}
