import AlertCatalog
import FoundationEssentials
import OperatingSystem

extension MetricsText {
    mutating func addCatalog(_ source: Metrics.Source) {
        let counters = source.catalog
        let (catalog, revision) = source.holder.served
        single("alert_catalog_alerts", .gauge, "Alerts in the catalog that is served.", catalog?.alerts.count ?? 0)
        if let revision {
            single("alert_catalog_revision", .gauge, "Revision of the catalog that is served.", revision)
        }
        if let replaced = counters.lastReplacement {
            single(
                "alert_catalog_age_seconds", .gauge, "Time since another catalog came to be served.",
                max(Date.now.timeIntervalSince1970 - replaced, 0))
        }
        if let load = counters.lastLoad {
            single(
                "alert_catalog_last_load_timestamp_seconds", .gauge,
                "When the store last gave a catalog that can be served.", load.time)
            single(
                "alert_catalog_last_load_duration_seconds", .gauge, "How long it took to load and to compile.",
                load.duration)
        }
        single(
            "alert_catalog_replacements_total", .counter, "How often another catalog came to be served.",
            counters.replacements)
        addStore(source)
    }

    private mutating func addStore(_ source: Metrics.Source) {
        let store = [("store", source.store)]
        begin("alert_catalog_store_loads_total", .counter, "How often the store was asked for its catalog.")
        sample("alert_catalog_store_loads_total", store, source.catalog.loads)
        begin(
            "alert_catalog_store_failures_total", .counter,
            "How often that, or waiting for a change, gave no catalog that can be served.")
        sample("alert_catalog_store_failures_total", store, source.catalog.failures)
    }

    mutating func addService(_ source: Metrics.Source) {
        let state = source.status.current
        single(
            "alert_catalog_ready", .gauge, "Whether requests should be sent here.", state.phase == .serving ? 1 : 0)
        single("alert_catalog_faults", .gauge, "What /readyz says is wrong.", state.faults.count)
        single(
            "alert_catalog_log_dropped_lines_total", .counter, "Lines of the log that could not be written.",
            source.droppedLogLines())
        begin("alert_catalog_build_info", .gauge, "The program that runs.")
        sample("alert_catalog_build_info", [("version", source.version)], 1)
    }

    /// By the names that every Prometheus client has for these.
    ///
    /// - Parameter start: seconds since 1970.
    mutating func addProcess(since start: Double) {
        let use = ProcessUse.now
        single("process_cpu_seconds_total", .counter, "Processor time of all threads.", use.processorSeconds)
        if let memory = use.residentMemory {
            single("process_resident_memory_bytes", .gauge, "Memory that is in use.", memory)
        }
        if let memory = use.virtualMemory {
            single("process_virtual_memory_bytes", .gauge, "Addresses that are in use.", memory)
        }
        if let descriptors = use.descriptors {
            single("process_open_fds", .gauge, "File descriptors that are open.", descriptors)
        }
        single("process_max_fds", .gauge, "File descriptors that can be.", use.mostDescriptors)
        single("process_start_time_seconds", .gauge, "When the process began.", start)
    }
}
