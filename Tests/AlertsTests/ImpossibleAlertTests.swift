import Alerts
import Testing

struct ImpossibleAlertTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let code: Alert.BuildError.Code
        let draft: AlertDraft

        var testDescription: String { "\(code): \(draft.words)" }

        init(_ code: Alert.BuildError.Code, _ builder: Alert.Builder) {
            self.code = code
            draft = builder.draft
        }
    }

    static let sound = Alert.Builder(id: "a").withTitle("Title").addConfirmAction("OK")
    static let faults = [
        Fault(.idInvalid, Alert.Builder(id: "").withTitle("Title").addConfirmAction("OK")),
        Fault(.idInvalid, Alert.Builder(id: "Photos.delete").withTitle("Title").addConfirmAction("OK")),
        Fault(.idInvalid, Alert.Builder(id: "photos..delete").withTitle("Title").addConfirmAction("OK")),
        Fault(.idInvalid, Alert.Builder(id: "photos.").withTitle("Title").addConfirmAction("OK")),
        Fault(.idInvalid, Alert.Builder(id: "../photos").withTitle("Title").addConfirmAction("OK")),
        Fault(.idInvalid, Alert.Builder(id: String(repeating: "a", count: 129)).withTitle("T").addConfirmAction("OK")),
        Fault(.textMissing, Alert.Builder(id: "a").addConfirmAction("OK")),
        Fault(.textMissing, sound.withTitle("").withMessage(" \n")),
        Fault(.actionMissing, Alert.Builder(id: "a").withTitle("Title")),
        Fault(.actionIDInvalid, sound.addAction(Alert.Action(id: "open settings", label: "Open"))),
        Fault(.actionIDInvalid, sound.addAction(Alert.Action(id: "open.settings", label: "Open"))),
        Fault(.actionIDDuplicate, sound.addConfirmAction("Again")),
        Fault(.actionLabelEmpty, sound.addCancelAction(" ")),
        Fault(.cancelDuplicate, sound.addCancelAction("No").addAction(.init(id: "no", role: .cancel, label: "No"))),
        Fault(
            .preferredDuplicate,
            sound.withPreferredAction("confirm").addAction(.init(id: "b", preferred: true, label: "B"))),
        Fault(.preferredUnknown, sound.withPreferredAction("missing")),
        Fault(.onDismissUnknown, sound.withOnDismiss("missing")),
        Fault(.iconNameEmpty, sound.withIcon(.init(name: " "))),
        Fault(.fieldIDInvalid, sound.addField(.init(id: "a b", label: "A"))),
        Fault(.fieldIDDuplicate, sound.addField(.init(id: "a", label: "A")).addField(.init(id: "a", label: "B"))),
        Fault(.fieldLabelEmpty, sound.addField(.init(id: "a", label: " "))),
        Fault(.fieldLengthImpossible, sound.addField(.init(id: "a", label: "A", minLength: 3, maxLength: 2))),
        Fault(.fieldLengthImpossible, sound.addField(.init(id: "a", label: "A", maxLength: 0))),
        Fault(.fieldGateUnknown, sound.addField(.init(id: "a", label: "A", gates: "missing"))),
        Fault(.deliveryImpossible, sound.withDelivery(.init(frequency: .init(windows: [.init(seconds: 0, cap: 1)])))),
    ]

    @Test("an impossible alert is a typed error that names the fault", arguments: faults)
    func impossible(fault: Fault) {
        #expect(throws: Alert.BuildError.self) { try Alert.Builder(draft: fault.draft).build() }
        #expect(code { () throws(Alert.BuildError) in _ = try Alert.Builder(draft: fault.draft).build() } == fault.code)
    }

    @Test("what is impossible as an alert is impossible as text", arguments: faults)
    func impossibleText(fault: Fault) {
        #expect(
            code { () throws(Alert.BuildError) in _ = try PlainText.Builder(draft: fault.draft).build() } == fault.code)
    }

    @Test("a header needs full screen or a style, and one that only leads back says nothing")
    func headers() throws {
        let back = try BackHeader().bar
        let title = try LeadingTitleHeader(title: "Title").bar
        let silent = Self.sound.withTitle(nil)
        #expect(
            code { () throws(Alert.BuildError) in _ = try Self.sound.withHeader(back).build() }
                == .headerWithoutRoom)
        #expect(try Self.sound.withHeader(back).withStyle(.default).build().header == back)
        #expect(try Self.sound.withHeader(back).withPresentation(.fullScreen).build().header == back)
        #expect(
            code { () throws(Alert.BuildError) in
                _ = try silent.withHeader(back).withPresentation(.fullScreen).build()
            } == .textMissing)
        #expect(try silent.withHeader(title).withPresentation(.fullScreen).build().header == title)
        let room = try ChatRoomHeader(name: "Yuna", town: "Hwacheon").bar
        #expect(try silent.withHeader(room).withPresentation(.fullScreen).build().header == room)
    }

    @Test("what is unusual and possible is built")
    func possible() throws {
        #expect(try Alert.Builder(id: "a").withPresentation(.banner).withTitle("Saved").build().actions.isEmpty)
        #expect(try Self.sound.addCancelAction("No").withPreferredAction("cancel").build().actions.count == 2)
        #expect(try Alert.Builder(id: "a").withMessage("Message").addConfirmAction("OK").build().title == nil)
        let longest = String(repeating: "a", count: 128)
        #expect(try Alert.Builder(id: longest).withTitle("Title").addConfirmAction("OK").build().id == longest)
    }

    @Test("an id can be checked before there is an alert")
    func validID() {
        #expect(Alert.isValidID("journal.already-written-2"))
        #expect(!Alert.isValidID("journal/../a"))
    }

    @Test("an error reads as its code and a sentence")
    func description() {
        let error = Alert.BuildError(.cancelDuplicate, "two of them")
        #expect("\(error)" == "cancel.duplicate: two of them")
    }

    private func code(_ body: () throws(Alert.BuildError) -> Void) -> Alert.BuildError.Code? {
        do {
            try body()
            return nil
        } catch {
            return error.code
        }
    }
}

extension AlertDraft {
    /// Enough of a draft to tell test cases apart.
    fileprivate var words: String { String(describing: self).prefix(120).description }
}
