/// Why a command cannot be carried out: a sentence for the terminal, and the exit status.
struct CommandError: Error, CustomStringConvertible {
    let sentence: String
    let status: Int32

    /// - Parameter status: 1 for what went wrong, 2 for a command that is not written right.
    init(_ sentence: String, status: Int32 = 1) {
        self.sentence = sentence
        self.status = status
    }

    var description: String { sentence }
}
