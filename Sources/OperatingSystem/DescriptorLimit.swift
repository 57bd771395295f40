#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How many files and sockets the process may have open.
package enum DescriptorLimit {
    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif

    /// `nil` when the system does not tell.
    static var current: Int? { limit.map { Int(clamping: $0.rlim_cur) } }

    /// Raises the limit as far as the system lets this process, and tells what it is then.
    package static func raise() -> Int {
        if var limit {
            limit.rlim_cur = limit.rlim_max
            unsafe setrlimit(resource, &limit)
        }
        return current ?? 256
    }

    private static var limit: rlimit? {
        var limit = rlimit()
        return unsafe getrlimit(resource, &limit) == 0 ? limit : nil
    }
}
