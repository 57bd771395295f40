import AlertCatalog
import HTTPServer

/// `GET /problems/{code}`: what the `type` of a problem leads to.
enum DescribeProblem {
    private struct Body: Encodable {
        let code: String
        let title: String
        let status: Int
    }

    static func answer(_ request: ReadRequest) throws -> Answer {
        Answer(try document(of: request.pathParameter), fields: request.documentFields, isPrepared: true)
    }

    static func document(of name: String) throws(Problem) -> [UInt8] {
        guard let code = Problem.Code(rawValue: name) else {
            throw Problem(.unknownRoute, "There is no problem with this code.")
        }
        return CanonicalJSON.encode(Body(code: code.rawValue, title: code.title, status: code.status))
    }
}
