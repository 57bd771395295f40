import AlertCatalog

extension SQLTransaction {
    func answer(forKey key: String) throws -> RememberedAnswer? {
        try connection.first("SELECT request, status, tag, body, time FROM catalog_answers WHERE key = \(key)") { row in
            RememberedAnswer(
                request: try row.bytes(0), status: try row.integer(1), tag: try row.optionalText(2),
                body: try row.bytes(3), time: try row.integer(4))
        }
    }

    func remember(_ answer: RememberedAnswer, forKey key: String) throws {
        try connection.execute(
            """
            INSERT INTO catalog_answers (key, request, status, tag, body, time)
            VALUES (\(key), \(answer.request), \(answer.status), \(answer.tag), \(answer.body), \(answer.time))
            ON CONFLICT (key) DO UPDATE SET request = excluded.request, status = excluded.status, tag = excluded.tag,
                body = excluded.body, time = excluded.time
            """)
    }

    func forgetAnswers(before time: Int) throws {
        try connection.execute("DELETE FROM catalog_answers WHERE time < \(time)")
    }
}
