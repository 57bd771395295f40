#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A value that several threads share, and that a thread can wait for.
@safe package final class Monitor<Value: Sendable>: Sendable {
    nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    nonisolated(unsafe) private let condition: UnsafeMutablePointer<pthread_cond_t>
    /// Touched only by who holds the mutex.
    nonisolated(unsafe) private var value: Value

    package init(_ value: Value) {
        unsafe self.value = value
        unsafe mutex = .allocate(capacity: 1)
        unsafe condition = .allocate(capacity: 1)
        unsafe pthread_mutex_init(mutex, nil)
        #if canImport(Glibc)
            // A clock that is set must not end a wait, nor make it longer.
            var attributes = pthread_condattr_t()
            unsafe pthread_condattr_init(&attributes)
            unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
            unsafe pthread_cond_init(condition, &attributes)
            unsafe pthread_condattr_destroy(&attributes)
        #else
            unsafe pthread_cond_init(condition, nil)
        #endif
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    package var current: Value {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return unsafe value
    }

    /// Changes the value; whoever waits for it looks at it again.
    package func update(_ change: (inout Value) -> Void) {
        unsafe pthread_mutex_lock(mutex)
        unsafe change(&value)
        unsafe pthread_cond_broadcast(condition)
        unsafe pthread_mutex_unlock(mutex)
    }

    /// Uses the value without waking those who wait. The thread sanitizer sees this lock; where threads meet at a `Mutex`
    /// it tells races that are none.
    package func withLock<Result, Failure>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try unsafe body(&value)
    }

    /// Waits until the value is as wanted, and no longer than this; the result is the value then.
    package func wait(atMost duration: Duration, until isWanted: (Value) -> Bool) -> Value {
        let deadline = ContinuousClock.now + duration
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while unsafe !isWanted(value) {
            let left = deadline - .now
            guard left > .zero else { break }
            wait(left)
        }
        return unsafe value
    }

    /// May end early: whoever waits looks whether there is what it waits for.
    private func wait(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        #if canImport(Glibc)
            var now = timespec()
            unsafe clock_gettime(CLOCK_MONOTONIC, &now)
            let nanoseconds = time.tv_nsec + now.tv_nsec
            time.tv_sec += now.tv_sec + nanoseconds / 1_000_000_000
            time.tv_nsec = nanoseconds % 1_000_000_000
            _ = unsafe pthread_cond_timedwait(condition, mutex, &time)
        #else
            _ = unsafe pthread_cond_timedwait_relative_np(condition, mutex, &time)
        #endif
    }
}
