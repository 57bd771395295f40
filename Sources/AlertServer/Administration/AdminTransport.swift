import HTTPClient

/// Brings a call to the writing interface, wherever that is.
protocol AdminTransport {
    /// - Throws: when no answer comes; an answer that is an error is an answer.
    func send(_ call: AdminCall) throws(CommandError) -> HTTPAnswer
}
