#if canImport(Glibc)
    import Glibc
#endif

/// Tells that something happens in folders, where the system can (inotify); elsewhere it never does.
///
/// It follows no link that is changed later: whoever watches makes a new one after each event. Not for use by two threads
/// at once.
@safe package final class DirectoryWatch {
    #if canImport(Glibc)
        private static let events =
            IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
            | IN_DELETE_SELF | IN_MOVE_SELF
    #endif

    /// What `Waker` waits for; `nil` where nothing is told.
    package let descriptor: Int32?
    /// By watch, the names that matter; `nil` for all.
    private var names: [Int32: Set<String>?] = [:]

    package init() {
        #if canImport(Glibc)
            let made = inotify_init1(Int32(IN_NONBLOCK.rawValue | IN_CLOEXEC.rawValue))
            descriptor = made >= 0 ? made : nil
        #else
            descriptor = nil
        #endif
    }

    deinit {
        #if canImport(Glibc)
            if let descriptor { close(descriptor) }
        #endif
    }

    /// Also looks at a folder; one that is not there is left out.
    ///
    /// - Parameter name: what matters in it; all if none is given.
    package func add(_ folder: String, name: String? = nil) {
        #if canImport(Glibc)
            guard let descriptor else { return }
            let watch = unsafe inotify_add_watch(descriptor, folder, UInt32(Self.events) | UInt32(IN_ONLYDIR))
            guard watch >= 0 else { return }
            // One folder has one watch, whichever way it was reached.
            if let name, let known = names[watch, default: []] {
                names[watch] = .some(known.union([name]))
            } else {
                names[watch] = .some(nil)
            }
        #endif
    }

    /// Takes all events that there are, and tells whether one matters. Never waits.
    package func takeEvents() -> Bool {
        #if canImport(Glibc)
            guard let descriptor else { return false }
            var matters = false
            var bytes = [UInt8](repeating: 0, count: 16 * 1024)
            while true {
                let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { return matters }
                matters = someMatters(in: bytes[..<count]) || matters
            }
        #else
            return false
        #endif
    }

    #if canImport(Glibc)
        /// Each event is a head of 16 bytes, watch, mask, cookie and the name's size, and then the name, filled up with
        /// zeros (inotify(7)).
        private func someMatters(in bytes: ArraySlice<UInt8>) -> Bool {
            var rest = bytes
            while rest.count >= 16 {
                let watch = Int32(truncatingIfNeeded: Self.number(rest.dropFirst(0)))
                let size = Int(Self.number(rest.dropFirst(12)))
                let name = String(decoding: rest.dropFirst(16).prefix(size).prefix { $0 != 0 }, as: UTF8.self)
                // What has no name is about the folder itself, or that events were lost.
                if name.isEmpty { return true }
                switch names[watch] {
                case .some(.some(let known)) where !known.contains(name): break
                default: return true
                }
                rest = rest.dropFirst(16 + size)
            }
            return false
        }

        private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
            var number: UInt32 = 0
            for (index, byte) in bytes.prefix(4).enumerated() {
                #if _endian(little)
                    number |= UInt32(byte) << (8 * index)
                #else
                    number |= UInt32(byte) << (8 * (3 - index))
                #endif
            }
            return number
        }
    #endif
}
