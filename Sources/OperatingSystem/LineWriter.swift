import Synchronization

/// Writes lines on a thread of its own, so that nobody who has something to tell waits for whoever reads it.
///
/// A reader that is slow, stuck or gone costs lines and nothing else: beyond a bound they are dropped, and counted.
package final class LineWriter: Sendable {
    private struct Queue {
        /// Whole lines, with their ends.
        var bytes: [UInt8] = []
        var isWriting = false
        /// Lines that were dropped and are not told yet.
        var untold = 0
    }

    private let stream: StandardStream
    private let capacity: Int
    private let tell: @Sendable (Int) -> [UInt8]
    private let queue = Monitor(Queue())
    private let count = Atomic(0)

    /// - Parameters:
    ///   - capacity: bytes that wait to be written.
    ///   - tell: the line that says how many were dropped.
    package init(
        _ stream: StandardStream, capacity: Int = 4 << 20, telling tell: @escaping @Sendable (Int) -> [UInt8]
    ) {
        self.stream = stream
        self.capacity = capacity
        self.tell = tell
    }

    /// To be called once. The thread runs as long as the process.
    package func start() {
        BackgroundThread.start { [self] in
            while true { writeNext() }
        }
    }

    /// Lines that were dropped since the start.
    package var dropped: Int { count.load(ordering: .relaxed) }

    /// Takes a line without its end; never waits for the stream.
    package func write(_ line: [UInt8]) {
        queue.update { queue in
            guard queue.bytes.count + line.count < capacity else {
                queue.untold += 1
                count.add(1, ordering: .relaxed)
                return
            }
            queue.bytes.append(contentsOf: line)
            queue.bytes.append(UInt8(ascii: "\n"))
        }
    }

    /// Waits until all is written that was there, and no longer than this.
    package func flush(atMost duration: Duration) {
        _ = queue.wait(atMost: duration) { $0.bytes.isEmpty && !$0.isWriting }
    }

    private func writeNext() {
        _ = queue.wait(atMost: .seconds(3600)) { !$0.bytes.isEmpty }
        var next = Queue()
        queue.update { queue in
            swap(&next, &queue)
            queue.isWriting = true
        }
        if next.untold > 0 { next.bytes += tell(next.untold) + [UInt8(ascii: "\n")] }
        let lost = (try? stream.write(next.bytes)) == nil ? next.bytes.count { $0 == UInt8(ascii: "\n") } : 0
        count.add(lost, ordering: .relaxed)
        queue.update { $0.isWriting = false }
    }
}
