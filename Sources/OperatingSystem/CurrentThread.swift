#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A number that no other thread has as long as this one runs.
package var currentThread: UInt {
    #if canImport(Glibc)
        pthread_self()
    #else
        unsafe UInt(bitPattern: pthread_self())
    #endif
}
