/// Bounds for the wordings of a pattern that are seen without formatting it.
struct WordingExtent {
    /// The most cells that the words of one wording can take.
    private(set) var most = 0
    /// The most places of one wording that values come into.
    private(set) var places = 0
    /// Whether each wording has something to see, whatever the values are.
    private(set) var isVisible = false

    /// `nil` for a pattern that has to be read with more care: an apostrophe may make its braces plain text.
    init?(of pattern: String) {
        var bytes = Array(pattern.utf8)[...]
        guard !bytes.contains(UInt8(ascii: "'")) else { return nil }
        self.init(message: &bytes)
    }

    private init() {}

    /// Up to the brace that ends the message, which is taken, too.
    private init(message rest: inout ArraySlice<UInt8>) {
        while let byte = rest.popFirst(), byte != UInt8(ascii: "}") {
            switch byte {
            case UInt8(ascii: "{"): add(Self(argument: &rest))
            case UInt8(ascii: "#"):
                places += 1
                isVisible = true
            default:
                most += TextLimits.mostCells(of: byte)
                // What is not ASCII may be a blank of another kind.
                if 0x21...0x7E ~= byte { isVisible = true }
            }
        }
    }

    /// One that selects has messages in it, of which the longest and the least visible counts.
    private init(argument rest: inout ArraySlice<UInt8>) {
        var messages: [Self] = []
        while let byte = rest.popFirst(), byte != UInt8(ascii: "}") {
            if byte == UInt8(ascii: "{") { messages.append(Self(message: &rest)) }
        }
        most = messages.map(\.most).max() ?? 0
        places = messages.map(\.places).max() ?? 1
        isVisible = !messages.isEmpty && messages.allSatisfy(\.isVisible)
    }

    private mutating func add(_ other: Self) {
        most += other.most
        places += other.places
        isVisible = isVisible || other.isVisible
    }
}
