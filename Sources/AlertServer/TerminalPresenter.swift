import Alerts
import OperatingSystem

/// Shows alerts in a terminal: it can only print, so nobody answers.
final class TerminalPresenter {
    func present(_ text: PlainText) {
        StandardStream.output.writeLine(text.text)
    }
}
