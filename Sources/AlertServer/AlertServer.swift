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
}
