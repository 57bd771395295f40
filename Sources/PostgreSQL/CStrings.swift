/// Lends texts as a list of C strings that ends with a null.
func withCStrings<Result>(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
    let bytes: [UInt8] = texts.flatMap { Array($0.utf8) + [0] }
    return unsafe bytes.withUnsafeBytes { memory in
        var start = 0
        var pointers: [UnsafePointer<CChar>?] = unsafe []
        for text in texts {
            unsafe pointers.append(memory.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self))
            start += text.utf8.count + 1
        }
        return unsafe body(pointers + [nil])
    }
}
