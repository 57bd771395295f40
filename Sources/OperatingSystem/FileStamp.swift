#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Says whether a path leads to the same file with the same content as before, without reading it.
///
/// The time of the last change of state is in it, which nobody can set back: a change that keeps size and time of
/// modification is seen all the same.
package struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let modified: Moment
    private let changed: Moment

    /// Whether both are of one file, whatever has been written to it between them.
    package func isSameFile(as other: FileStamp) -> Bool {
        device == other.device && number == other.number
    }

    private struct Moment: Hashable {
        let seconds: Int64
        let nanoseconds: Int64

        init(_ time: timespec) {
            seconds = Int64(time.tv_sec)
            nanoseconds = Int64(time.tv_nsec)
        }
    }

    /// Of what the path leads to in the end; `nil` when that is not there.
    package init?(following path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Glibc)
            modified = Moment(status.st_mtim)
            changed = Moment(status.st_ctim)
        #else
            modified = Moment(status.st_mtimespec)
            changed = Moment(status.st_ctimespec)
        #endif
    }
}
