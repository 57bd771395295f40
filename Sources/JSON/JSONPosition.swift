/// A place in a text as an editor shows it.
package struct JSONPosition: Sendable, Hashable {
    /// From 1. A line feed ends a line.
    package let line: Int
    /// From 1, in Unicode scalars.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
