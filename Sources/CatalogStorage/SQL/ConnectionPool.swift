import AlertCatalog
import Dispatch
import OperatingSystem

/// Connections to one database, made when they are needed and kept when they were good.
final class ConnectionPool: Sendable {
    private let open: @Sendable () throws -> any SQLConnection
    private let idle = Monitor<[any SQLConnection]>([])
    private let room: DispatchSemaphore

    init(atMost count: Int, open: @escaping @Sendable () throws -> any SQLConnection) {
        self.open = open
        room = DispatchSemaphore(value: count)
    }

    /// Lends a connection, which others cannot have for as long.
    ///
    /// - Throws: `unavailable` when all stay lent for too long, and what opening throws.
    func withConnection<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result {
        guard room.wait(timeout: .now() + .seconds(10)) == .success else {
            throw CatalogStoreError(.unavailable, "too many wait for the database at once")
        }
        defer { room.signal() }
        let connection = try idle.withLock { $0.popLast() } ?? open()
        defer { takeBack(connection) }
        return try body(connection)
    }

    /// One that was lost was hardly the only one, so that the idle ones go with it.
    private func takeBack(_ connection: any SQLConnection) {
        let isUsable = connection.isUsable
        let lost = idle.withLock { idle in
            defer { idle = isUsable ? idle + [connection] : [] }
            return isUsable ? [] : idle
        }
        // They are closed here, outside of the lock.
        _ = consume lost
    }
}
