/// What libFuzzer, which has the `main` here, calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    // A copy of exactly this size, so that the address sanitizer sees who reads on.
    check(unsafe Array(UnsafeBufferPointer(start: start, count: size)))
    return 0
}

/// The reader is named by a flag, such as `--json`: libFuzzer leaves those alone, and passes them on to the processes
/// that it starts itself.
private let check: @Sendable ([UInt8]) -> Void = {
    let flags = CommandLine.arguments.dropFirst()
    if flags.contains("--request-target") { return checkRequestTarget }
    if flags.contains("--accept-language") { return checkAcceptLanguage }
    if flags.contains("--json") { return checkJSON }
    if flags.contains("--message-pattern") { return checkMessagePattern }
    fatalError("name a reader: --request-target, --accept-language, --json or --message-pattern")
}()

/// Ends the run when a promise is broken; libFuzzer then writes down the input.
func promise(_ isKept: Bool, _ what: @autoclosure () -> String) {
    if !isKept { fatalError("broken: \(what())") }
}
