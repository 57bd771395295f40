/// Which requests the log is told of.
package struct AccessLog: Sendable {
    package enum Extent: String, Sendable, CaseIterable {
        case off
        /// Those that were answered with 400 or more.
        case errors
        /// And one of so many others.
        case sampled
        case all
    }

    package let extent: Extent
    /// Of how many requests one is told.
    let sample: Int
    /// Requests that were answered with less are told in no case.
    let leastStatus: Int
    let write: @Sendable (AccessRecord) -> Void

    package init(
        _ extent: Extent, sample: Int = 100, leastStatus: Int = 0, write: @escaping @Sendable (AccessRecord) -> Void
    ) {
        self.extent = extent
        self.sample = sample
        self.leastStatus = leastStatus
        self.write = write
    }

    package static let off = AccessLog(.off) { _ in }
}
