// swift-tools-version: 6.2
import PackageDescription

// The apt and brew packages of the C and C++ libraries that are linked:
//   libmicrohttpd   apt libmicrohttpd-dev   brew libmicrohttpd
//   GnuTLS          apt libgnutls28-dev     brew gnutls
//   libsodium       apt libsodium-dev       brew libsodium
//   libcurl         apt libcurl4-gnutls-dev brew curl
//   zlib            apt zlib1g-dev          brew zlib
//   brotli          apt libbrotli-dev       brew brotli
//   SQLite          apt libsqlite3-dev      brew sqlite
//   libpq           apt libpq-dev           brew libpq
//   ICU 72          apt libicu-dev          brew icu4c
//   RapidJSON       apt rapidjson-dev       brew rapidjson      (headers only)
//   simdjson        apt libsimdjson-dev     brew simdjson
// CICU, CRapidJSON and CSimdJSON compile C++ against the last three, so they are not system library targets, which alone
// can carry a `providers` list.

let settings: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func swift(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
    name: "alert-catalog",
    platforms: [.macOS(.v15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "Alerts", targets: ["Alerts"]),
        .executable(name: "alert-catalog", targets: ["AlertServer"]),
    ],
    targets: [
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        .systemLibrary(
            name: "CGnuTLS", pkgConfig: "gnutls",
            providers: [.apt(["libgnutls28-dev"]), .brew(["gnutls"])]),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(
            name: "CBrotli", pkgConfig: "libbrotlienc",
            providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
        .systemLibrary(
            name: "CCurl", pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-gnutls-dev"]), .brew(["curl"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CPostgreSQL", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
        .target(name: "CRapidJSON"),
        .target(name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),

        // The C library's own allocator.
        .systemLibrary(name: "CAllocator"),

        swift("Bytes"),
        swift("OperatingSystem", ["CAllocator"]),
        swift("HTTPServer", ["CMicroHTTPD", "CGnuTLS", "OperatingSystem"]),
        swift("HTTPClient", ["CCurl"]),
        swift("Compression", ["CZlib", "CBrotli"]),
        swift("JSON", ["Bytes", "CRapidJSON", "CSimdJSON"]),
        swift("Cryptography", ["Bytes", "CSodium"]),
        swift("SQLite", ["CSQLite"]),
        swift("PostgreSQL", ["CPostgreSQL"]),
        swift("Localization", ["Bytes", "CICU"]),
        swift("Alerts"),
        swift("AlertCatalog", ["Alerts", "Bytes", "Localization", "JSON", "Cryptography", "OperatingSystem"]),
        swift("CatalogStorage", ["AlertCatalog", "OperatingSystem", "PostgreSQL", "SQLite"]),
        swift(
            "AlertAPI",
            [
                "AlertCatalog", "Alerts", "Compression", "Cryptography", "HTTPServer", "JSON", "Localization",
                "OperatingSystem",
            ]),
        .executableTarget(
            name: "AlertServer",
            dependencies: [
                "AlertAPI", "AlertCatalog", "Alerts", "CatalogStorage", "Compression", "HTTPClient", "HTTPServer",
                "JSON", "Localization", "OperatingSystem",
            ],
            swiftSettings: settings),

        .target(
            name: "Fixtures", dependencies: ["AlertCatalog"], path: "Tests/Fixtures/Stores", swiftSettings: settings),
        .target(name: "Threads", path: "Tests/Fixtures/Threads", swiftSettings: settings),
        tests("BytesTests", ["Bytes"]),
        tests("OperatingSystemTests", ["OperatingSystem"]),
        tests("AlertsTests", ["Alerts"]),
        tests("JSONTests", ["JSON"]),
        tests("CryptographyTests", ["Cryptography"]),
        tests("SQLiteTests", ["SQLite", "Threads"]),
        tests("PostgreSQLTests", ["PostgreSQL", "Threads"]),
        tests("LocalizationTests", ["Localization", "JSON"]),
        tests("AlertCatalogTests", ["AlertCatalog", "Alerts", "CatalogStorage", "Fixtures", "Localization", "JSON"]),
        tests("CatalogStorageTests", ["CatalogStorage", "AlertCatalog", "PostgreSQL", "SQLite", "Threads"]),
        tests("HTTPServerTests", ["HTTPServer", "OperatingSystem"]),
        tests("CompressionTests", ["Compression"]),
        tests("HTTPClientTests", ["HTTPClient", "HTTPServer"]),
        tests(
            "AlertAPITests",
            [
                "AlertAPI", "AlertCatalog", "Alerts", "CatalogStorage", "Compression", "Fixtures", "HTTPServer", "JSON",
                "OperatingSystem", "Threads",
            ]),
        tests("EndToEndTests", ["AlertServer", "Alerts", "JSON", "Threads"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// libFuzzer has the `main` of these, so they link only where `--sanitize=fuzzer` is given: see `Scripts/fuzz`.
if Context.environment["FUZZING"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzzing", dependencies: ["HTTPServer", "JSON", "Localization"], path: "Tests/Fuzzing",
            swiftSettings: settings))
}
