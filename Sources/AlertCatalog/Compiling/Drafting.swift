import Dispatch
import OperatingSystem

/// Definitions that are read and compiled on all cores, while who has asked for it goes on.
struct Drafting {
    /// So many are compiled by one thread one after another.
    private static let share = 16

    private let group = DispatchGroup()
    private let drafts = Monitor<[DefinitionDraft]>([])

    init(_ documents: [(id: String, document: CatalogSource.Document)], _ compiler: EntryCompiler?) {
        DispatchQueue.global().async(group: group) { [drafts] in
            DispatchQueue.concurrentPerform(iterations: (documents.count + Self.share - 1) / Self.share) { number in
                let mine = documents[number * Self.share..<min((number + 1) * Self.share, documents.count)]
                let made = mine.map { DefinitionDraft(DefinitionReading($0.id, $0.document), compiler) }
                drafts.withLock { $0 += made }
            }
        }
    }

    /// Waits for them.
    func finish() -> [DefinitionDraft] {
        group.wait()
        return drafts.withLock { $0 }
    }
}
