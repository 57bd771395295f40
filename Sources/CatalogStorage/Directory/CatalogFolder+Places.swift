import FoundationEssentials
import OperatingSystem

extension CatalogFolder {
    /// Links on the way to a place, at most; what has more leads in a circle.
    private static let mostLinks = 40

    /// Where a change of the catalog shows: in the folders of its files and of every link that leads to them.
    ///
    /// A mounted ConfigMap is one link, `..data`, to a folder with all the files, and is changed by putting another link in
    /// its place. The folder of the root is among them, since a checkout may remove the root and make it anew.
    var places: Set<DirectoryWatch.Place> {
        var places: Set = [DirectoryWatch.Place(path(of: "alerts"))]
        for path in [path(of: ""), path(of: "catalog.json"), path(of: "alerts")] {
            places.formUnion(Self.places(on: path))
        }
        return places
    }

    private static func places(on path: String) -> Set<DirectoryWatch.Place> {
        let start = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var places: Set<DirectoryWatch.Place> = []
        var rest = names(in: start)
        var folder: [String] = []
        while !rest.isEmpty {
            let name = rest.removeFirst()
            if name == ".." {
                folder = folder.dropLast()
                continue
            }
            let here = "/" + folder.joined(separator: "/")
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: here + "/" + name)
            if link != nil || rest.isEmpty { places.insert(.init(here, name: name)) }
            guard let link else {
                folder.append(name)
                continue
            }
            guard places.count < mostLinks else { break }
            if link.hasPrefix("/") { folder = [] }
            rest = names(in: link) + rest
        }
        return places
    }

    private static func names(in path: String) -> [String] {
        path.split(separator: "/").map(String.init).filter { $0 != "." }
    }
}
