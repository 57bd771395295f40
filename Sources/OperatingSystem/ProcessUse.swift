#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What this process takes of the machine. What the system does not tell is `nil`.
package struct ProcessUse: Sendable {
    /// Seconds of processor time, of all threads together.
    package let processorSeconds: Double
    /// Bytes.
    package let residentMemory: Int?
    /// Bytes.
    package let virtualMemory: Int?
    package let descriptors: Int?
    package let mostDescriptors: Int

    package static var now: ProcessUse { ProcessUse() }

    private init() {
        var usage = rusage()
        #if canImport(Glibc)
            unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
            unsafe getrusage(RUSAGE_SELF, &usage)
        #endif
        processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        let pages = Self.pages
        let pageSize = sysconf(Int32(_SC_PAGESIZE))
        virtualMemory = pages.first.map { $0 * pageSize }
        residentMemory = pages.dropFirst().first.map { $0 * pageSize }
        descriptors = Self.openDescriptors
        mostDescriptors = DescriptorLimit.current ?? 0
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }

    /// All pages and those in memory, as `/proc/self/statm` begins.
    private static var pages: [Int] {
        let file = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = unsafe read(file, &bytes, bytes.count)
        guard count > 0 else { return [] }
        return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ").prefix(2).compactMap {
            Int($0)
        }
    }

    private static var openDescriptors: Int? {
        guard let folder = unsafe opendir("/proc/self/fd") else { return nil }
        defer { unsafe closedir(folder) }
        var entries = 0
        while unsafe readdir(folder) != nil { entries += 1 }
        // Not `.` and `..`, nor the one that reads.
        return entries - 3
    }
}
