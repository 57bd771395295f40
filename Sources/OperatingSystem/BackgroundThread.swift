#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A thread for work that waits, beside the threads that answer.
package enum BackgroundThread {
    fileprivate final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// Runs a function on a thread of its own, which ends with it.
    package static func start(_ body: @escaping @Sendable () -> Void) {
        #if canImport(Glibc)
            var thread: pthread_t = 0
        #else
            var thread: pthread_t?
        #endif
        let context = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
        let failure = unsafe pthread_create(&thread, nil, runWork, context)
        precondition(failure == 0, "the system gives no further thread")
        #if canImport(Glibc)
            pthread_detach(thread)
        #else
            if let thread = unsafe thread { unsafe pthread_detach(thread) }
        #endif
    }
}

/// Called once, by the new thread; the context is its `Work`, which it owns.
private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<BackgroundThread.Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
}
