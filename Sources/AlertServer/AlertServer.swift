import AlertAPI
import HTTPServer
import OperatingSystem

/// The running service: its two listeners, and what they share.
struct AlertServer {
    let publicServer: Server
    let managementServer: Server
    let status: ServiceStatus
    let updater: CatalogUpdater

    /// Takes no more connections, and waits until the requests that run have ended, or for so many seconds.
    func drain(grace: Int) {
        status.drain()
        publicServer.quiesce()
        updater.stop(atMost: .seconds(1))
        let end = ContinuousClock.now + .seconds(grace)
        while publicServer.exchangesRunning > 0, ContinuousClock.now < end { pause(milliseconds: 10) }
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
