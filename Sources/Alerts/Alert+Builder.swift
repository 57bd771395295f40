extension Alert {
    public typealias BuildError = Alerts.BuildError<Alert>

    /// Builds an ``Alert``: what the service sends and apps show.
    ///
    /// ```swift
    /// let alert = try Alert.Builder(id: "entry.discard")
    ///     .withTitle("Discard this page?")
    ///     .withSeverity(.critical)
    ///     .addDestructiveAction("Discard", id: "discard", effect: .callback(name: "discardEntry"))
    ///     .addCancelAction("Keep writing")
    ///     .build()
    /// ```
    public struct Builder: AlertDrafting, Sendable {
        public var draft: AlertDraft

        public init(draft: AlertDraft) {
            self.draft = draft
        }

        public func build() throws(BuildError) -> Alert {
            try draft.finished()
        }
    }
}

extension BuildError<Alert>.Code {
    /// The id is not lower-case words joined by `.` or `-`, or is longer than 128 bytes.
    public static var idInvalid: Self { Self(rawValue: "id.invalid") }
    /// No title, no message, and no header with a title or content.
    public static var textMissing: Self { Self(rawValue: "text.missing") }
    /// No action in anything but a banner.
    public static var actionMissing: Self { Self(rawValue: "action.missing") }
    public static var actionIDInvalid: Self { Self(rawValue: "action.id-invalid") }
    public static var actionIDDuplicate: Self { Self(rawValue: "action.id-duplicate") }
    public static var actionLabelEmpty: Self { Self(rawValue: "action.label-empty") }
    public static var cancelDuplicate: Self { Self(rawValue: "cancel.duplicate") }
    public static var preferredDuplicate: Self { Self(rawValue: "preferred.duplicate") }
    /// The preferred action is not among the actions.
    public static var preferredUnknown: Self { Self(rawValue: "preferred.unknown") }
    /// The action that a closing counts as is not among the actions.
    public static var onDismissUnknown: Self { Self(rawValue: "on-dismiss.unknown") }
    /// A header on an alert that is neither full screen nor drawn from a style.
    public static var headerWithoutRoom: Self { Self(rawValue: "header.without-room") }
    public static var iconNameEmpty: Self { Self(rawValue: "icon.name-empty") }
    public static var fieldIDInvalid: Self { Self(rawValue: "field.id-invalid") }
    public static var fieldIDDuplicate: Self { Self(rawValue: "field.id-duplicate") }
    public static var fieldLabelEmpty: Self { Self(rawValue: "field.label-empty") }
    /// A length below what a text can have, or a shortest length above the longest.
    public static var fieldLengthImpossible: Self { Self(rawValue: "field.length-impossible") }
    /// The action that a field gates is not among the actions.
    public static var fieldGateUnknown: Self { Self(rawValue: "field.gate-unknown") }
    /// A count or a length of time that no app can obey.
    public static var deliveryImpossible: Self { Self(rawValue: "delivery.impossible") }
    /// ``AlertManager`` was asked for an alert that its source does not have.
    public static var alertUnknown: Self { Self(rawValue: "alert.unknown") }
}
