/// Pauses that grow from a tenth of a second to five, none quite like another: replicas that lost one server at one
/// moment do not come back to it at one moment.
struct Backoff {
    private static let longest = Duration.seconds(5)

    private var bound = Duration.milliseconds(100)

    mutating func next() -> Duration {
        defer { bound = min(bound * 2, Self.longest) }
        return bound * Double.random(in: 0.5...1)
    }
}
