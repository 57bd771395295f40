import AlertAPI
import AlertCatalog
import FoundationEssentials
import HTTPServer
import Localization
import OperatingSystem

extension AlertServer {
    /// Wires a service and opens its listeners: configuration in, running server out.
    ///
    /// The management listener is opened first: the process is seen to live while its first catalog is loaded.
    ///
    /// - Throws: `CommandError` for a catalog that cannot be used, `HTTPServerError` for an address.
    static func build(_ configuration: Configuration) throws -> AlertServer {
        let status = ServiceStatus()
        let holder = CatalogHolder()
        let location = configuration.store.location
        let store = try StoreLocation.open(location, making: true)
        let updater = CatalogUpdater(
            store, to: holder, status, preparing: { try StoreFilling.fill(store, from: configuration.store.initial) },
            log: { Log.write($0) })
        let metrics = Metrics(metricsSource(location, serving: holder, updater, status))
        // One that is not writable takes calls from one thread alone, which is the updater's.
        let written = store is any WritableCatalogStore ? store : try StoreLocation.open(location)
        let admin = try adminResponder(configuration, store: written, serving: holder, status, updater)
        let access = accessLog(configuration.log)
        let contract = ContractLoading.load(from: configuration.contract.folder)
        let management = try managementServer(configuration.management) { [access] maximumBody in
            Management(
                status, admin: admin, maximumBody: maximumBody, metrics: metrics, contract: contract, access: access)
        }
        try CatalogLoading.loadFirst(updater, from: location)
        let open = try publicServer(configuration, contract, serving: holder, metrics: metrics, access)
        metrics.watch("public", open.connections)
        metrics.watch("management", management.connections)
        let service = AlertServer(
            publicServer: open, managementServer: management, status: status, updater: updater)
        let faults = ["ICU": LocalizationSelfCheck.run(), "libmicrohttpd": TransportSelfCheck.run()]
        for fault in faults.values.joined() { Log.write(.error, "self-check.failed", fault) }
        status.finishSelfCheck(faults)
        updater.start()
        return service
    }

    private static func metricsSource(
        _ location: String, serving holder: CatalogHolder, _ updater: CatalogUpdater, _ status: ServiceStatus
    ) -> Metrics.Source {
        Metrics.Source(
            version: Usage.version, store: StoreLocation.kind(of: location), holder: holder,
            catalog: updater.counters, status: status, droppedLogLines: { Log.dropped })
    }

    private static func accessLog(_ log: Configuration.Log) -> AccessLog {
        AccessLog(
            AccessLog.Extent(rawValue: log.access) ?? .off, sample: log.sample,
            leastStatus: LogLine.leastStatus(from: Log.Level(rawValue: log.level) ?? .info)
        ) { Log.write($0) }
    }

    private static func publicServer(
        _ configuration: Configuration, _ contract: Contract, serving holder: CatalogHolder, metrics: Metrics,
        _ access: AccessLog
    ) throws -> Server {
        let http = configuration.http
        let workers = http.workers == 0 ? ProcessInfo.processInfo.activeProcessorCount : http.workers
        var limits = Limits()
        limits.connections = UInt32(connections(http.maximumConnections))
        limits.connectionsPerAddress = http.connectionsPerAddress
        limits.requestsPerConnection = http.requestsPerConnection
        limits.headTimeout = UInt32(http.headTimeout)
        limits.idleTimeout = UInt32(http.idleTimeout)
        limits.bodyTimeout = UInt32(http.bodyTimeout)
        limits.trustedProxies = try http.proxies
        var worker = Worker.Configuration(
            policy: try configuration.cachePolicy, budget: configuration.cache.preparedBytes / workers,
            contract: contract
        ) {
            Log.write(.error, "request.failed", "\($0)")
        }
        worker.metrics = metrics
        worker.access = access
        return try Server(
            host: http.host, port: UInt16(http.port), threading: .workers(workers), limits: limits,
            certificate: try CertificateLoading.load(http)
        ) { [worker] in Worker(serving: holder, worker) }
    }

    /// Connections of the public listener, fewer than asked for when there are too few descriptors: those that the
    /// management listener and the store need are not to be had by clients.
    private static func connections(_ wanted: Int) -> Int {
        let most = max(DescriptorLimit.raise() - 192, 16)
        guard wanted > most else { return wanted }
        Log.write(.warning, "descriptors.few", "\(most) connections and not \(wanted): raise the limit of open files")
        return most
    }

    private static func adminResponder(
        _ settings: Configuration, store: any CatalogStore, serving holder: CatalogHolder, _ status: ServiceStatus,
        _ updater: CatalogUpdater
    ) throws -> AdminResponder {
        var configuration = AdminResponder.Configuration { Log.write(.error, "request.failed", "\($0)") }
        configuration.fourEyes = settings.editing.fourEyes
        configuration.trustedProxies = try settings.http.proxies
        configuration.serving = holder
        configuration.stored = { status.reportUnstored($0) }
        configuration.published = { _ = updater.waitUntilServed(revision: $0, atMost: .seconds(2)) }
        return AdminResponder(store, configuration)
    }

    private static func managementServer(
        _ management: Configuration.Management, responding makeResponder: @escaping (_ maximumBody: Int) -> Management
    ) throws -> Server {
        var limits = Limits()
        // More than may wait for the store.
        limits.connections = 256
        limits.body = management.maximumBody
        return try Server(
            host: management.host, port: UInt16(management.port), threading: .threadPerConnection, limits: limits
        ) { makeResponder(limits.body) }
    }
}
