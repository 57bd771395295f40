import Alerts
import OperatingSystem

/// Shows alerts in a terminal. It can only print: nobody chooses an action, so unlike an app's it is no
/// `AlertPresenter`.
struct TerminalPresenter {
    func present(_ text: PlainText) throws {
        try StandardStream.output.writeLine(text.text)
    }
}
