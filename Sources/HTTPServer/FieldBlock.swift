import CMicroHTTPD

/// Header fields that many answers share, as the library takes them: C strings that are made once.
package final class FieldBlock: Sendable {
    package let list: [(name: String, value: String)]
    /// Names and values in turns, each ended by a zero.
    private let characters: [CChar]
    private let starts: [Int]

    package init(_ list: [(name: String, value: String)]) {
        self.list = list
        var characters: [CChar] = []
        var starts: [Int] = []
        for text in list.flatMap({ [$0.name, $0.value] }) {
            starts.append(characters.count)
            characters += text.utf8.map(CChar.init(bitPattern:)) + [0]
        }
        self.characters = characters
        self.starts = starts
    }

    /// Whether the library took them all; it takes none that would break the head.
    func add(to response: OpaquePointer) -> Bool {
        unsafe characters.withUnsafeBufferPointer { characters in
            guard let text = characters.baseAddress else { return true }
            for index in stride(from: 0, to: starts.count, by: 2) {
                let result = unsafe MHD_add_response_header(response, text + starts[index], text + starts[index + 1])
                guard result == MHD_Result.YES else { return false }
            }
            return true
        }
    }
}

extension FieldBlock: Hashable {
    package static func == (left: FieldBlock, right: FieldBlock) -> Bool {
        left === right || left.characters == right.characters
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(characters)
    }
}
