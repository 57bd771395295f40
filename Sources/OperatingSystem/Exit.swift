#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ends the process.
package func endProcess(status: Int32) -> Never {
    exit(status)
}
