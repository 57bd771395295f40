/// Contents that are written anew once they are sent.
///
/// What is made for one reader differs from what the last one got in body and tag alone, and to make and free what
/// the library holds of the other fields takes longer than to make an alert.
///
/// For one thread: content that nobody but the pool refers to is not being sent.
package final class ContentPool {
    private static let largestBody = 4096

    /// Fields and size of a content decide its place, where it makes way for another one.
    @exclusivity(unchecked) private var contents = [ResponseContent?](repeating: nil, count: 256)

    package init() {}

    /// - Throws: as making content does.
    package func content(
        fields: FieldBlock, tag: EntityTag, body: [UInt8]
    ) throws(HTTPServerError) -> ResponseContent {
        guard body.count <= Self.largestBody else {
            return try ResponseContent(fields: fields, tag: tag, body: body)
        }
        // What is allocated begins at a multiple of 16.
        let place = unsafe (Int(bitPattern: ObjectIdentifier(fields)) / 16 ^ body.count) & (contents.count - 1)
        if unsafe isKnownUniquelyReferenced(&contents[place]), let content = unsafe contents[place],
            content.block === fields, content.bodySize == body.count
        {
            try content.rewrite(tag: tag, body: body)
            return content
        }
        let new = try ResponseContent(fields: fields, tag: tag, body: body, isReused: true)
        unsafe contents[place] = new
        return new
    }
}
