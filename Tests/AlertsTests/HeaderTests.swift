import Alerts
import Testing

struct HeaderTests {
    static let save = HeaderBar.TrailingButton(id: "save", image: "tick", label: "Save")
    static let share = HeaderBar.TrailingButton(id: "share", label: "Share", effect: .callback(name: "share"))

    @Test("a back header is a back button and nothing else")
    func back() throws {
        #expect(try BackHeader().bar == HeaderBar.Builder().withBack().build())
        #expect(try BackHeader(backLabel: "Back").bar == HeaderBar.Builder().withBack(label: "Back").build())
    }

    @Test("titles stand where their header's name says")
    func titles() throws {
        let leading = try LeadingTitleHeader(title: "New page", backLabel: "Back").bar
        let centred = try CentredTitleHeader(title: "Settings").bar
        #expect(leading.back)
        #expect(leading.backLabel == "Back")
        #expect(leading.title?.text == "New page")
        #expect(leading.title?.placement == .leading)
        #expect(centred.back)
        #expect(centred.title?.text == "Settings")
        #expect(centred.title?.placement == .center)
    }

    @Test("each header with none, one or two trailing buttons supplies its bar")
    func trailingButtons() throws {
        try expectTrailingButtons(on: BackHeader(backLabel: "Back"))
        try expectTrailingButtons(on: LeadingTitleHeader(title: "New page", backLabel: "Back"))
        try expectTrailingButtons(on: CentredTitleHeader(title: "Settings"))
        try expectTrailingButtons(on: ChatRoomHeader(name: "Yuna", town: "Hwacheon", reservation: "Reserved"))
    }

    private func expectTrailingButtons(on header: some Header) throws {
        let bare = try header.bar
        let one = header.withTrailingButton(Self.save)
        let two = one.withSecondTrailingButton(Self.share)
        #expect(bare.trailing.isEmpty)
        #expect(try one.bar.trailing == [Self.save])
        #expect(try two.bar.trailing == [Self.save, Self.share])
        for bar in [try one.bar, try two.bar] {
            #expect(bar.back == bare.back)
            #expect(bar.backLabel == bare.backLabel)
            #expect(bar.title == bare.title)
            #expect(bar.content == bare.content)
        }
    }

    @Test("a chat room's header has name, town and reservation as content")
    func chatRoom() throws {
        let header = ChatRoomHeader(name: "Yuna", town: "Hwacheon", reservation: "Reserved")
        #expect(
            try header.bar.content == [
                HeaderBar.Content(id: "name", kind: .label, text: "Yuna"),
                HeaderBar.Content(id: "town", kind: .label, text: "Hwacheon"),
                HeaderBar.Content(id: "reservation", kind: .tag, text: "Reserved"),
            ])
        #expect(try header.bar.back)
        #expect(header.reservationTag?.font == .system(size: 12, weight: .bold))
        #expect(try ChatRoomHeader(name: "Yuna", town: "Hwacheon").bar.content.map(\.id) == ["name", "town"])
    }

    @Test("a title is ready to be drawn, bold 20 on one line, aligned as it is placed")
    func titleLabel() {
        let leading = LeadingTitleHeader(title: "New page").titleLabel
        let centred = CentredTitleHeader(title: "Settings").withTrailingButton(Self.save).titleLabel
        #expect(leading.text == "New page")
        #expect(leading.font == .system(size: 20, weight: .bold))
        #expect(leading.lines == 1)
        #expect(leading.textAlignment == .leading)
        #expect(centred.text == "Settings")
        #expect(centred.textAlignment == .center)
    }

    @Test("a stranger's header is read off the capabilities that it adopts")
    func ownHeader() throws {
        struct Own: HeaderTitle, HeaderSecondTrailingButton, HeaderContent {
            let title = "Own"
            let trailingButton = HeaderTests.save
            let secondTrailingButton = HeaderTests.share
            let content = [HeaderBar.Content(id: "state", kind: .tag, text: "New")]
        }
        let bar = try HeaderBar.Builder().withTitle("Own")
            .addTrailingButton(Self.save).addTrailingButton(Self.share)
            .addContent(.init(id: "state", kind: .tag, text: "New"))
            .build()
        #expect(try Own().bar == bar)
    }
}
