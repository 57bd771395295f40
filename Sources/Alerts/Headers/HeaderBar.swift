/// The bar above an alert, as data: what every header supplies and an alert carries.
///
/// It comes out of a ``HeaderBar/Builder``, out of a ``Header``, or out of a payload.
public struct HeaderBar: Sendable, Equatable {
    /// Whether there is a back button; pressing it counts as ``Alert/dismissAction``.
    public internal(set) var back = false
    /// What is spoken for the back button.
    public internal(set) var backLabel: String?
    public internal(set) var title: Title?
    /// None, one or two; the first is nearest the edge.
    public internal(set) var trailing: [TrailingButton] = []
    public internal(set) var content: [Content] = []

    init() {}
}
