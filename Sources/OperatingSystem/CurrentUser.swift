#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The user that the process runs as.
package enum CurrentUser {
    /// The account's name; its number where it has none, as in containers. The environment could say anything.
    package static var name: String {
        let number = geteuid()
        var account = unsafe passwd()
        var buffer = [CChar](repeating: 0, count: 16 * 1024)
        var found: UnsafeMutablePointer<passwd>?
        let status = unsafe getpwuid_r(number, &account, &buffer, buffer.count, &found)
        guard status == 0, let name = unsafe found?.pointee.pw_name else { return "\(number)" }
        return unsafe String(cString: name)
    }
}
