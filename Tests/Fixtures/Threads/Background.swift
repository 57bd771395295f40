import Foundation
import Synchronization

/// Work that runs on a thread of its own, since it blocks, and tests share few threads.
package final class Background<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    package init(_ work: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread { [self] in
            let outcome = Result { try work() }
            result.withLock { $0 = outcome }
            isDone.signal()
        }
    }

    /// Waits for the work; to be called once.
    package func value() throws -> Value? {
        isDone.wait()
        return try result.withLock { try $0?.get() }
    }
}
