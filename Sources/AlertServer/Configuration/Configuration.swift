import AlertAPI
import HTTPServer

/// Every setting of the service. The values here are the defaults.
struct Configuration: Sendable {
    struct HTTP: Sendable {
        var host = "127.0.0.1"
        var port = 8080
        /// 0 takes one for each core.
        var workers = 0
        var headTimeout = 10
        var idleTimeout = 30
        var bodyTimeout = 30
        var maximumConnections = 4096
        var connectionsPerAddress = 512
        var requestsPerConnection = 10_000
        /// PEM files of TLS, or both empty.
        var certificate = ""
        var key = ""
        /// Ranges of addresses, with commas in between.
        var trustedProxies = ""
        /// Content codings, with commas in between.
        var encodings = "br,gzip"
    }

    struct Management: Sendable {
        var host = "127.0.0.1"
        var port = 8081
        var maximumBody = 16 * 1024 * 1024
    }

    struct Editing: Sendable {
        var fourEyes = false
    }

    struct Store: Sendable {
        var location = "sqlite:var/alert-catalog.sqlite"
        var initial = "Config/catalog"
    }

    struct Contract: Sendable {
        var folder = "Config"
    }

    struct Cache: Sendable {
        var maxAge = 60
        var staleWhileRevalidate = 600
        var staleIfError = 86400
        var preparedBytes = 64 * 1024 * 1024
    }

    struct Log: Sendable {
        var level = "info"
        var format = "auto"
        var access = "errors"
        var sample = 100
    }

    struct Shutdown: Sendable {
        /// None where nobody looks at readiness before the process ends.
        var drainDelay = 0
        var grace = 8
    }

    var http = HTTP()
    var management = Management()
    var store = Store()
    var editing = Editing()
    var contract = Contract()
    var cache = Cache()
    var log = Log()
    var shutdown = Shutdown()

    /// - Throws: as `http.codings` does.
    var cachePolicy: CachePolicy {
        get throws(CommandError) {
            CachePolicy(
                maxAge: cache.maxAge, staleWhileRevalidate: cache.staleWhileRevalidate,
                staleIfError: cache.staleIfError, codings: try http.codings)
        }
    }
}
