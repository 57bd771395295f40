package import AlertCatalog
import FoundationEssentials
package import HTTPServer
import Synchronization

/// The interface of those who write: a function from a request to an answer. Called from many threads at once.
package final class AdminResponder: Sendable {
    package struct Configuration: Sendable {
        /// How many may wait for a slow store; there are more connections, for those who ask for the service's health.
        static let mostAtOnce = 48

        /// Nobody publishes what they wrote themselves.
        package var fourEyes = false
        /// What is served, if anything is: alerts are shown in its locales.
        package var serving: CatalogHolder?
        /// Counts wrong tokens, by the address that sends them.
        package var failures = FailureLimiter()
        package var trustedProxies = TrustedProxies.none
        /// Called with each revision that a change has made, so that it is answered when this service serves it.
        package var published: @Sendable (Int) -> Void = { _ in }
        /// Called with what kept a change from being stored, and with `nil` when one was.
        package var stored: @Sendable (CatalogStoreError?) -> Void = { _ in }
        /// Milliseconds since 1970.
        package var clock: @Sendable () -> Int = { Int(Date.now.timeIntervalSince1970 * 1000) }
        /// Called for a failure that no problem describes.
        package var log: @Sendable (any Error) -> Void

        package init(log: @escaping @Sendable (any Error) -> Void) {
            self.log = log
        }
    }

    /// The first segments of every path here.
    static let root = ["admin", "v1"]

    private let store: any CatalogStore
    private let identity: Identity?
    private let configuration: Configuration
    /// The catalog of a store that is not writable.
    private let folder: LastGoodReading
    private let places = Places(Configuration.mostAtOnce)

    /// - Parameters:
    ///   - store: read-only when it is not a `WritableCatalogStore`; then it must be nobody else's.
    ///   - identity: who asks, always; `nil` tells by the token of each request.
    package init(_ store: any CatalogStore, as identity: Identity? = nil, _ configuration: Configuration) {
        self.store = store
        self.identity = identity
        folder = LastGoodReading(store)
        self.configuration = configuration
    }

    /// Why a request is refused before its body is read; `nil` when its head says nothing against it.
    func refusal(of head: Request) -> Response? {
        guard places.take() else { return Self.busy.response(shared: false) }
        defer { places.giveBack() }
        do {
            let (route, _) = try admit(head)
            // Of a request that is whole, whoever reads its body looks at this.
            if case .writes = route.endpoint, AdminBody.isAnnounced(in: head.fields) {
                try AdminBody.checkType(head.fields)
            }
            return nil
        } catch let problem as Problem {
            return problem.response(shared: false)
        } catch {
            // What else goes wrong is told when the request is whole.
            return nil
        }
    }

    package func respond(to request: Request) -> Response {
        guard places.take() else { return Self.busy.response(shared: false) }
        defer { places.giveBack() }
        do {
            return try answer(request).response(
                ifNoneMatch: request.method == .get ? request.fields[.ifNoneMatch] : nil)
        } catch let problem as Problem {
            return problem.response(shared: false)
        } catch let error as EditingError {
            return Problem(error).response(shared: false)
        } catch let error as CatalogStoreError where error.code == .unavailable {
            return Problem(error).response(shared: false)
        } catch {
            configuration.log(error)
            return Problem(failure: error).response(shared: false)
        }
    }

    private func answer(_ request: Request) throws -> AdminAnswer {
        let (route, admin) = try admit(request)
        switch route.endpoint {
        case .reads(let answer): return try read { try answer(admin, $0) }
        case .writes(let edit): return try write(admin, edit(admin))
        }
    }

    /// What the head of a request decides: where it goes, who asks, and whether they may.
    private func admit(_ request: Request) throws -> (AdminRoute, AdminRequest) {
        guard let target = try? RequestTarget(parsing: request.target) else {
            throw Problem(.malformedTarget, "The target cannot be read.")
        }
        try Authentication.refuseTokens(in: target)
        let path = target.segments.dropFirst(Self.root.count)
        let route = try AdminRoute.find(request.method, path)
        let identity = try identity(of: request)
        try permit(identity, on: route)
        let admin = AdminRequest(
            request: request, target: target, path: path, identity: identity,
            locales: configuration.serving?.current?.coverage.map(\.locale) ?? [])
        return (route, admin)
    }

    /// In a store that keeps no tokens everybody may read: it keeps no drafts and no history either.
    private func identity(of request: Request) throws -> Identity {
        if let identity { return identity }
        guard let store = store as? any WritableCatalogStore else { return Identity(name: "anybody", role: .viewer) }
        do {
            return try store.read { try Authentication.identity(request.fields, in: $0) }
        } catch let problem as Problem where problem.code == .unauthorized {
            try countFailure(of: request)
            throw problem
        }
    }

    /// Others may come from the same address, so that a good token is let in all the same.
    ///
    /// - Throws: `tooManyFailures` where no further try is looked at.
    private func countFailure(of request: Request) throws(Problem) {
        guard request.fields[.authorization] != nil else { return }
        let client = request.client(trusting: configuration.trustedProxies)
        if let seconds = configuration.failures.wait(for: client) { throw Self.mustWait(seconds) }
        configuration.failures.countFailure(of: client)
    }

    private static func mustWait(_ seconds: Int) -> Problem {
        Problem(
            .tooManyFailures, "Too many tokens from this address were wrong; try again in \(seconds) s.",
            fields: [("Retry-After", "\(seconds)")])
    }

    private func permit(_ identity: Identity, on route: AdminRoute) throws(Problem) {
        if case .writes = route.endpoint, !(store is any WritableCatalogStore) { throw Self.readOnly }
        guard identity.role >= route.role else {
            throw Problem(
                .forbidden, "This takes the role \(route.role.rawValue), and yours is \(identity.role.rawValue).")
        }
    }

    private func read(_ body: (any CatalogReading) throws -> AdminAnswer) throws -> AdminAnswer {
        if let store = store as? any WritableCatalogStore { return try store.read(body) }
        return try body(folder.current())
    }

    private func write(_ request: AdminRequest, _ edit: AdminEdit) throws -> AdminAnswer {
        guard let store = store as? any WritableCatalogStore else { throw Self.readOnly }
        var terms = CatalogEditor.Terms(time: configuration.clock())
        terms.reason = try request.reason()
        terms.isDryRun = try request.isDryRun()
        terms.fourEyes = configuration.fourEyes
        terms.locales = request.locales
        let key = terms.isDryRun ? nil : try IdempotencyKey(request.request, from: request.identity)
        let answer = try telling(isDryRun: terms.isDryRun) {
            try store.edit(as: request.identity, terms) { editor in
                // The token may have been revoked while the change waited for its turn.
                if identity == nil { _ = try Authentication.identity(request.request.fields, in: editor.transaction) }
                guard let key else { return try edit(editor) }
                return try key.answer(at: terms.time, in: editor.transaction) { try edit(editor) }
            }
        }
        if let revision = answer.revision { configuration.published(revision) }
        return answer
    }

    /// Tells whether the store takes changes. Of what is undone again it is not known.
    private func telling(isDryRun: Bool, _ change: () throws -> AdminAnswer) throws -> AdminAnswer {
        do {
            let answer = try change()
            if !isDryRun { configuration.stored(nil) }
            return answer
        } catch let error as CatalogStoreError {
            configuration.stored(error)
            throw error
        }
    }

    private static let busy = Problem(
        .tooBusy, "\(Configuration.mostAtOnce) requests of this interface are answered at once; try again.",
        fields: [("Retry-After", "1")])

    private static let readOnly = Problem(
        .readOnlyStore, "The service reads its catalog from a folder, where its files are changed.")
}

extension AdminRoute {
    /// - Throws: `unknownRoute`, or `methodNotAllowed` with what is.
    fileprivate static func find(_ method: HTTPMethod, _ path: ArraySlice<String>) throws(Problem) -> AdminRoute {
        let asked = method == .head ? .get : method
        if let route = all.first(where: { $0.method == asked && $0.matches(path) }) { return route }
        guard let allowed = allowedMethods(at: path) else {
            throw Problem(.unknownRoute, "The interface is described in /openapi.json.")
        }
        throw Problem(.methodNotAllowed, "The methods allowed here are \(allowed).", fields: [("Allow", allowed)])
    }
}
