import OperatingSystem
import Testing

@Suite("A monitor")
struct MonitorTests {
    @Test("lets a thread wait for what another does")
    func waits() {
        let monitor = Monitor(0)
        BackgroundThread.start { for _ in 1...3 { monitor.update { $0 += 1 } } }
        #expect(monitor.wait(atMost: .seconds(30)) { $0 == 3 } == 3)
    }

    @Test("gives up after the time that was given, and says what there is then")
    func givesUp() {
        let monitor = Monitor("a")
        let start = ContinuousClock.now
        #expect(monitor.wait(atMost: .milliseconds(20)) { $0 == "b" } == "a")
        #expect(ContinuousClock.now - start >= .milliseconds(20))
    }
}
