#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ends the process.
package func endProcess(status: Int32) -> Never {
    exit(status)
}

/// Ends the process whatever its other threads are doing: nothing is tidied up.
package func endProcessAtOnce(status: Int32) -> Never {
    _exit(status)
}
