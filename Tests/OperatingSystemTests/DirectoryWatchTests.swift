#if os(Linux)
    import FoundationEssentials
    import OperatingSystem
    import Testing

    @Suite("A watch over folders")
    struct DirectoryWatchTests {
        private func withFolder(_ body: (String) throws -> Void) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try body(folder.path(percentEncoded: false))
        }

        private func write(_ path: String) throws {
            try Data("x".utf8).write(to: URL(filePath: path))
        }

        @Test("wakes who waits when a file is written, and tells it once")
        func wakes() throws {
            try withFolder { folder in
                let watch = DirectoryWatch([.init(folder)])
                let descriptor = try #require(watch.descriptor)
                #expect(!watch.takeEvents())
                try write("\(folder)/a")
                #expect(Waker().wait(atMost: .seconds(30), or: descriptor) == .readable)
                #expect(watch.takeEvents())
                #expect(!watch.takeEvents())
            }
        }

        @Test("tells of the names that matter alone, however often a folder is given")
        func names() throws {
            try withFolder { folder in
                let some = DirectoryWatch([.init(folder, name: "a"), .init(folder + "/.", name: "b")])
                let all = DirectoryWatch([.init(folder, name: "a"), .init(folder), .init(folder + "/.", name: "b")])
                try write("\(folder)/c")
                #expect(!some.takeEvents() && all.takeEvents())
                for name in ["a", "b"] {
                    try write("\(folder)/\(name)")
                    #expect(some.takeEvents() && all.takeEvents())
                }
            }
        }

        @Test("leaves out what is not there, and tells when a folder goes")
        func gone() throws {
            try withFolder { folder in
                try FileManager.default.createDirectory(atPath: folder + "/b", withIntermediateDirectories: false)
                let watch = DirectoryWatch([.init(folder + "/nowhere"), .init(folder + "/b", name: "a")])
                #expect(!watch.takeEvents())
                try FileManager.default.removeItem(atPath: folder + "/b")
                #expect(watch.takeEvents())
            }
        }
    }
#endif
