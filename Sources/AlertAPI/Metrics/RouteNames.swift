/// What metrics and the log call a listener's routes: a closed set, whatever is asked.
package struct RouteNames: Sendable {
    /// The last stands for what no route takes.
    let names: [String]
    let listener: String

    static let open = RouteNames(listener: "public", Route.all.map(\.path))
    static let management = RouteNames(listener: "management", ManagementPage.paths + AdminRoute.paths)

    /// The place of one alert, which is asked for most.
    static let alert = open.place(of: "/v1/alerts/{id}")

    private init(listener: String, _ names: [String]) {
        self.listener = listener
        self.names = names + ["other"]
    }

    /// The place of what no route takes.
    var other: Int { names.count - 1 }

    /// The place of a route.
    func place(of path: String) -> Int { names.firstIndex(of: path) ?? other }
}
