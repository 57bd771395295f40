#if canImport(Glibc)
    import Glibc
#endif

/// Tells that something happens in folders, where the system can (inotify); elsewhere it never does.
///
/// It follows no link that is changed later, so that a new one is to be made after what it tells. Events are for one
/// thread to take.
@safe package final class DirectoryWatch: Sendable {
    package struct Place: Hashable, Sendable {
        let folder: String
        let name: String?

        /// - Parameter name: what matters in the folder; all if none is given.
        package init(_ folder: String, name: String? = nil) {
            self.folder = folder
            self.name = name
        }
    }

    /// What `Waker` waits for; `nil` where nothing is told.
    package let descriptor: Int32?
    /// By the system's number of a folder, the names that matter in it; none stands for all.
    private let names: [Int32: Set<String>]

    /// Folders that are not there are left out.
    package init(_ places: Set<Place>) {
        #if canImport(Glibc)
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            self.descriptor = descriptor >= 0 ? descriptor : nil
            names = descriptor >= 0 ? Self.watch(places, descriptor) : [:]
        #else
            descriptor = nil
            names = [:]
        #endif
    }

    deinit {
        #if canImport(Glibc)
            if let descriptor { close(descriptor) }
        #endif
    }

    #if canImport(Glibc)
        /// All but reading.
        private static let events =
            IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
            | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

        /// One folder has one number, whichever way it is reached.
        private static func watch(_ places: Set<Place>, _ descriptor: Int32) -> [Int32: Set<String>] {
            var names: [Int32: Set<String>] = [:]
            for place in places {
                let number = unsafe inotify_add_watch(descriptor, place.folder, UInt32(events))
                guard number >= 0 else { continue }
                let known = names[number]
                names[number] = place.name.map { known == [] ? [] : (known ?? []).union([$0]) } ?? []
            }
            return names
        }
    #endif

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
                if let known = names[watch], known.isEmpty || known.contains(name) { return true }
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
