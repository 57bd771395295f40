/// Contents that are written anew once they are sent.
///
/// What is made for one reader differs from what the last one got in body and tag alone, and to make and free what
/// the library holds of the other fields takes longer than to make an alert.
///
/// For one thread: content that nobody but the pool refers to is not being sent.
package final class ContentPool {
    private struct Key: Hashable {
        let fields: ObjectIdentifier
        let size: Int
    }

    private static let mostContents = 256
    private static let largestBody = 4096

    @exclusivity(unchecked) private var contents: [Key: ResponseContent] = [:]

    package init() {}

    /// - Throws: as making content does.
    package func content(
        fields: FieldBlock, tag: EntityTag, body: [UInt8]
    ) throws(HTTPServerError) -> ResponseContent {
        // The content keeps its fields, so that no others take their place in memory.
        let key = Key(fields: ObjectIdentifier(fields), size: body.count)
        if let place = unsafe contents.index(forKey: key), unsafe isKnownUniquelyReferenced(&contents.values[place]) {
            let content = unsafe contents.values[place]
            try content.rewrite(tag: tag, body: body)
            return content
        }
        guard body.count <= Self.largestBody else {
            return try ResponseContent(fields: fields, tag: tag, body: body)
        }
        let new = try ResponseContent(fields: fields, tag: tag, body: body, isReused: true)
        if unsafe contents.count == Self.mostContents { unsafe contents.removeAll(keepingCapacity: true) }
        unsafe contents[key] = new
        return new
    }
}
