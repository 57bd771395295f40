import AlertCatalog
import Cryptography
import HTTPServer

/// Finds out who asks, by their token.
enum Authentication {
    /// - Throws: `unauthorized`, with what to do about it.
    static func identity(_ fields: HeaderFields, in tokens: any TokenReading) throws -> Identity {
        guard let field = fields[.authorization] else {
            throw try refusal("Send \"Authorization: Bearer TOKEN\".", challenge: "", tokens)
        }
        let words = String(decoding: field, as: UTF8.self).split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else {
            throw try refusal(
                "Authorization is \"Bearer\" and a token.", challenge: #", error="invalid_request""#, tokens)
        }
        let hash = TokenSecret(String(words[1])).hash
        guard let token = try tokens.token(hash: hash), ConstantTime.areEqual(token.hash, hash), token.revoked == nil
        else {
            throw try refusal(
                "There is no such token, or it was revoked.", challenge: #", error="invalid_token""#, tokens)
        }
        return Identity(name: token.name, role: token.role)
    }

    /// An address is logged and kept on its way, so that a token in it is no secret any more.
    static func refuseTokens(in target: RequestTarget) throws(Problem) {
        let names: Set<String> = ["access_token", "token", "api_key", "authorization"]
        let texts = target.segments + target.query.flatMap { [$0.name, $0.value] }
        guard !target.query.contains(where: { names.contains($0.name.lowercased()) }),
            !texts.contains(where: TokenSecret.isPart)
        else {
            throw Problem(
                .tokenInURL, "Send the token in the field Authorization, and make a new one: this is known now.")
        }
    }

    /// Where nobody has a token yet, the first thing to do is to make one.
    private static func refusal(
        _ detail: String, challenge: String, _ tokens: any TokenReading
    ) throws -> Problem {
        let isSetUp = try tokens.tokens().contains { $0.revoked == nil }
        let command = "alert-catalog token create --name NAME --role admin --store LOCATION"
        return Problem(
            .unauthorized, isSetUp ? detail : "No token is set up. Make one: \(command)",
            fields: [("WWW-Authenticate", #"Bearer realm="alert-catalog""# + challenge)])
    }
}
