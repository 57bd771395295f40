#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lets the calling thread sleep.
package func pause(milliseconds: UInt32) {
    usleep(milliseconds * 1000)
}
