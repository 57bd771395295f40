/// What every builder promises: steps that describe a product, and one call that makes it.
///
/// Steps are called `with…` when they replace a value and `add…` when they append one, and each returns the builder,
/// so that a chain reads as one sentence. Builders are values: a chain never changes somebody else's builder, and one
/// builder can be kept as the beginning of many products.
public protocol BuilderType<Product, Failure> {
    associatedtype Product
    /// Why a product can be impossible; `Never` for those that always can be made.
    associatedtype Failure: Error

    /// Makes the product, as often as it is called.
    ///
    /// - Throws: a reason that names the fault, when the steps describe something impossible. It never traps.
    func build() throws(Failure) -> Product
}
