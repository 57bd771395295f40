import Compression
import HTTPServer

/// Answers in content codings, each made when it is first asked for.
///
/// They are found by what they say and not by what was asked, so that they outlive the catalog that they came from, and
/// nobody makes the same bytes be encoded twice by asking for them in another way.
final class EncodedAnswers {
    private struct Key: Hashable {
        let tag: EntityTag
        let fields: FieldBlock
        let coding: ContentCoding
    }

    private let answers: BoundedCache<Key, Answer>

    /// - Parameter budget: bytes of answers that are kept.
    init(budget: Int) {
        answers = BoundedCache(budget: budget)
    }

    /// The answer in this coding; itself where that gains nothing.
    func answer(_ plain: Answer, in coding: ContentCoding) -> Answer {
        guard plain.isEncodable, let tag = plain.tag else { return plain }
        let key = Key(tag: tag, fields: plain.response.content.block, coding: coding)
        if let known = answers.value(for: key) { return known }
        let new = plain.encoded(in: coding) ?? plain
        answers.insert(new, for: key, cost: new.cost)
        return new
    }
}
