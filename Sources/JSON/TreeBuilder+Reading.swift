internal import CRapidJSON
internal import CSimdJSON

extension TreeBuilder {
    /// Reads all of the bytes.
    mutating func read(_ bytes: [UInt8], maximumDepth: Int) -> JSONReadingResult {
        unsafe withUnsafeMutablePointer(to: &self) { builder in
            var events = unsafe JSONEvents(
                context: builder, literal: receiveLiteral, number: receiveNumber, string: receiveString,
                key: receiveKey, begin: receiveBegin, end: receiveEnd)
            return unsafe bytes.withUnsafeBytes { bytes in
                // An empty array has no address.
                guard let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
                    return JSONReadingResult(status: .empty, offset: 0)
                }
                return unsafe json_read(
                    start, bytes.count, maximumDepth, utf8_is_valid(start, bytes.count), &events)
            }
        }
    }

    /// The digits as the text has them; nil when no 64-bit integer or finite double is meant.
    fileprivate static func number(_ digits: String) -> JSONValue.Content? {
        if let integer = Int64(digits) { return .integer(integer) }
        let isWhole = digits.utf8.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard !isWhole, let number = Double(digits), number.isFinite else { return nil }
        return number.exactInteger.map { .integer($0) } ?? .number(number)
    }
}

// `json_read` calls these on the thread of `TreeBuilder.read`, with the builder as their context.

private func receiveLiteral(_ context: UnsafeMutableRawPointer?, _ literal: JSONLiteral, _ offset: Int) {
    let content: JSONValue.Content =
        switch literal {
        case .null: .null
        case .false: .bool(false)
        case .true: .bool(true)
        }
    unsafe builder(context)?.pointee.add(JSONValue(content, offset: offset))
}

private func receiveNumber(
    _ context: UnsafeMutableRawPointer?, _ digits: UnsafePointer<CChar>?, _ length: Int, _ offset: Int
) -> Bool {
    guard let content = unsafe TreeBuilder.number(String(decoding: buffer(digits, length), as: UTF8.self)) else {
        return false
    }
    unsafe builder(context)?.pointee.add(JSONValue(content, offset: offset))
    return true
}

private func receiveString(
    _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int, _ offset: Int
) {
    unsafe builder(context)?.pointee.string(buffer(bytes, length), at: offset)
}

private func receiveKey(
    _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int, _ offset: Int
) {
    unsafe builder(context)?.pointee.key(buffer(bytes, length), at: offset)
}

private func receiveBegin(_ context: UnsafeMutableRawPointer?, _ container: JSONContainer, _ offset: Int) {
    unsafe builder(context)?.pointee.begin(container, at: offset)
}

private func receiveEnd(_ context: UnsafeMutableRawPointer?, _ container: JSONContainer) {
    unsafe builder(context)?.pointee.end()
}

private func builder(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TreeBuilder>? {
    unsafe context?.assumingMemoryBound(to: TreeBuilder.self)
}

private func buffer(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> UnsafeBufferPointer<UInt8> {
    let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: length)
    return unsafe bytes.assumingMemoryBound(to: UInt8.self)
}
