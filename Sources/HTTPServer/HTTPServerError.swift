/// What can go wrong in starting a server or in making a response; requests never throw.
package struct HTTPServerError: Error, CustomStringConvertible {
    package struct Code: Hashable, Sendable {
        let name: String

        package static let badAddress = Code(name: "badAddress")
        package static let portInUse = Code(name: "portInUse")
        package static let notPermitted = Code(name: "notPermitted")
        package static let socketFailed = Code(name: "socketFailed")
        package static let badCertificate = Code(name: "badCertificate")
        package static let startFailed = Code(name: "startFailed")
        package static let responseRefused = Code(name: "responseRefused")
        package static let outOfMemory = Code(name: "outOfMemory")
    }

    package let code: Code
    /// One sentence without a full stop, for an operator.
    package let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
