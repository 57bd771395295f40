#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How many files and sockets the process may have open.
package enum DescriptorLimit {
    /// Raises the limit as far as the system lets this process, and tells what it is then.
    package static func raise() -> Int {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard unsafe getrlimit(resource, &limit) == 0 else { return 256 }
        limit.rlim_cur = limit.rlim_max
        unsafe setrlimit(resource, &limit)
        guard unsafe getrlimit(resource, &limit) == 0 else { return 256 }
        return Int(clamping: limit.rlim_cur)
    }
}
