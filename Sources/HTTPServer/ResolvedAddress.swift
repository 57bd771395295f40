#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A host and a port as the system's socket calls take them.
@safe struct ResolvedAddress: ~Copyable {
    /// What the system found; the first of the list is used, and the list is freed in the end.
    private let list: UnsafeMutablePointer<addrinfo>

    /// `nil` when the host is neither a numeric address nor a name that resolves to one.
    init?(host: String, port: UInt16) {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_NUMERICSERV
        #if canImport(Glibc)
            unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            unsafe hints.ai_socktype = SOCK_STREAM
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &found) == 0, let found = unsafe found else { return nil }
        unsafe list = unsafe found
    }

    deinit {
        unsafe freeaddrinfo(list)
    }

    /// A TCP socket of the address's family; below zero when there is none to be had.
    func makeSocket() -> Int32 {
        unsafe socket(list.pointee.ai_family, list.pointee.ai_socktype, list.pointee.ai_protocol)
    }

    func bind(_ descriptor: Int32) -> Bool {
        #if canImport(Glibc)
            unsafe Glibc.bind(descriptor, list.pointee.ai_addr, list.pointee.ai_addrlen) == 0
        #else
            unsafe Darwin.bind(descriptor, list.pointee.ai_addr, list.pointee.ai_addrlen) == 0
        #endif
    }

    func connect(_ descriptor: Int32) -> Bool {
        #if canImport(Glibc)
            unsafe Glibc.connect(descriptor, list.pointee.ai_addr, list.pointee.ai_addrlen) == 0
        #else
            unsafe Darwin.connect(descriptor, list.pointee.ai_addr, list.pointee.ai_addrlen) == 0
        #endif
    }
}
