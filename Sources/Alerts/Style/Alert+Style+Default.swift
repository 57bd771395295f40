extension Alert.Style {
    /// The look that the service's authors begin with; what other styles leave out is taken from it.
    public static let `default` = Self(
        name: "default",
        container: Container(
            width: 312, contentWidth: 276, cornerRadius: 16, background: "bgGrey", layout: .vertical),
        insets: Insets(top: 24, leading: 18, bottom: 24, trailing: 18),
        spacing: Spacing(titleToMessage: 12, messageToButtons: 24, betweenButtons: 8),
        title: text(.system(size: 16, weight: .bold)),
        message: text(.system(size: 12)),
        button: button("mainBlue", textColor: "white"),
        cancelButton: button("lightGrey", textColor: "ink"),
        destructiveButton: button("warningRed", textColor: "white"),
        backdrop: "dim",
        modal: Modal(presentation: .overFullScreen, transition: .crossDissolve),
        header: bar,
        colors: [
            "bgGrey": Color(light: "#F2F3F5", dark: "#1E1F22"),
            "dim": Color(light: "#00000066", dark: "#00000099"),
            "ink": Color(light: "#1B1C1F", dark: "#F4F5F7"),
            "lightGrey": Color(light: "#DADDE2", dark: "#3A3C41"),
            "mainBlue": Color(light: "#1F5FD6", dark: "#2F68DC"),
            "linkBlue": Color(light: "#1F5FD6", dark: "#7AA8FF"),
            "warningRed": Color(light: "#C62828", dark: "#CC3333"),
            "white": Color(light: "#FFFFFF", dark: "#FFFFFF"),
        ])

    private static let bar = Header(
        height: 60, background: "bgGrey", backInset: 20, backSize: 24, titleSpacing: 8,
        trailingInset: 20, trailingSpacing: 8,
        title: Alert.Label.Builder().withFont(.system(size: 20, weight: .bold)).withLines(1).build(),
        trailing: Alert.Label.Builder().withFont(.system(size: 16)).withTextColor("linkBlue").withLines(1).build(),
        content: Alert.Label.Builder().withFont(.system(size: 14)).withLines(1).build(),
        tag: Alert.Button.Builder()
            .withCornerRadius(8)
            .withBackground("mainBlue")
            .withLabel(
                Alert.Label.Builder().withFont(.system(size: 12, weight: .bold)).withTextColor("white")
                    .withTextAlignment(.center).withLines(1).build()
            )
            .build())

    private static func text(_ font: Alert.Font) -> Alert.Label {
        Alert.Label.Builder().withFont(font).withTextAlignment(.center).build()
    }

    private static func button(_ background: String, textColor: String) -> Alert.Button {
        let label = Alert.Label.Builder(copying: text(.system(size: 14, weight: .bold))).withTextColor(textColor)
        return Alert.Button.Builder()
            .withSize(width: 276, height: 44)
            .withCornerRadius(16)
            .withBackground(background)
            .withLabel(label.build())
            .build()
    }
}
