import AlertAPI
import HTTPServer
import OperatingSystem

/// The running service: its two listeners, and what they share.
struct AlertServer {
    /// How long clients that keep their connections get to hear that these end.
    private static let farewell = Duration.milliseconds(500)

    let publicServer: Server
    let managementServer: Server
    let status: ServiceStatus
    let updater: CatalogUpdater

    /// Ends without losing a request: says that it will, goes on for the delay, in which balancers learn of it, takes no
    /// more connections, and waits until the requests that run have ended, or for the grace.
    ///
    /// - Returns: whether they have.
    func drain(_ shutdown: Configuration.Shutdown) -> Bool {
        status.drain()
        publicServer.retireConnections()
        pause(until: .now + .seconds(shutdown.drainDelay))
        publicServer.quiesce()
        let quiesced = ContinuousClock.now
        pause(until: quiesced + .seconds(shutdown.grace)) {
            isIdle && (publicServer.connections.open == 0 || .now - quiesced > Self.farewell)
        }
        updater.stop(atMost: .seconds(1))
        return isIdle
    }

    private var isIdle: Bool { publicServer.exchangesRunning == 0 && managementServer.exchangesRunning == 0 }

    private func pause(until end: ContinuousClock.Instant, or isDone: () -> Bool = { false }) {
        while ContinuousClock.now < end, !isDone() { OperatingSystem.pause(milliseconds: 10) }
    }

    /// Takes the certificate from its files again. One that cannot be used is told, and the old one stays.
    func reloadCertificate(_ http: Configuration.HTTP) {
        do {
            guard let certificate = try CertificateLoading.load(http) else { return }
            try publicServer.reload(certificate)
            Log.write(.info, "certificate.reloaded", "new connections have the certificate in \(http.certificate)")
        } catch {
            Log.write(.error, "certificate.refused", "the old one stays: \(error)")
        }
    }
}
