/// Pauses that grow from a tenth of a second, none quite like another: replicas that lost one server at one moment do
/// not come back to it at one moment.
package struct Backoff: Sendable {
    private let longest: Duration
    private var bound = Duration.milliseconds(100)

    package init(longest: Duration) {
        self.longest = longest
    }

    package mutating func next() -> Duration {
        defer { bound = min(bound * 2, longest) }
        return bound * Double.random(in: 0.5...1)
    }
}
