internal import Bytes
internal import CICU

/// What ICU answered to a call that failed.
struct ICUFailure: Error {
    static let illegalArgument: Int32 = 1
    static let bufferOverflow: Int32 = 15

    let code: Int32

    var name: String { unsafe String(cString: cicu_status_name(code)) }

    init(code: Int32) {
        self.code = code
    }

    /// Throws when a status is one of failure; warnings are below zero.
    static func check(_ code: Int32) throws(ICUFailure) {
        if code > 0 { throw ICUFailure(code: code) }
    }
}

typealias ICUWriter = (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32

typealias ICUTransform = (
    UnsafePointer<CChar>, Int32, UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
) -> Int32

/// The text that an ICU function writes.
func icuText(capacity: Int = 192, _ write: ICUWriter) throws(ICUFailure) -> String {
    var text: [UInt8] = []
    try unsafe appendICUText(capacity: capacity, to: &text, write)
    return String(decoding: text, as: UTF8.self)
}

/// Appends the text that an ICU function writes; it is called again when the first guess at the size was too small.
func appendICUText(capacity: Int, to text: inout [UInt8], _ write: ICUWriter) throws(ICUFailure) {
    let first = unsafe icuAttempt(capacity: capacity, to: &text, write)
    try ICUFailure.check(first.status)
    if first.size <= capacity { return }
    let second = unsafe icuAttempt(capacity: first.size, to: &text, write)
    try ICUFailure.check(second.status)
    if second.size > first.size { throw ICUFailure(code: ICUFailure.bufferOverflow) }
}

/// The text that an ICU function makes of another one.
func icuText(from input: String, _ transform: ICUTransform) throws(ICUFailure) -> String {
    let result = unsafe withICUText(input) { start, size in
        Result { () throws(ICUFailure) in
            try unsafe icuText { unsafe transform(start, size, $0, $1, $2) }
        }
    }
    return try result.get()
}

/// Lends the bytes of a text to an ICU function that takes them with their size.
func withICUText<Result>(_ text: String, _ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
    text.utf8.withBytes { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
            guard let start = characters.baseAddress else {
                var nothing: CChar = 0
                return unsafe body(&nothing, 0)
            }
            return unsafe body(start, Int32(characters.count))
        }
    }
}

/// Appends what was written if all of it had room.
private func icuAttempt(
    capacity: Int, to text: inout [UInt8], _ write: ICUWriter
) -> (size: Int, status: Int32) {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: max(capacity, 1)) { buffer in
        guard let start = buffer.baseAddress else { return (0, 0) }
        var status: Int32 = 0
        let size = unsafe Int(write(start, Int32(capacity), &status))
        guard status <= 0, size <= capacity else { return (size, status) }
        unsafe text.append(contentsOf: UnsafeRawBufferPointer(start: start, count: size))
        return (size, status)
    }
}
