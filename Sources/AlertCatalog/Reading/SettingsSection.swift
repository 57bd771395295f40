/// A part of the system's settings that authors can name: what an app asks for access to, or has a switch for.
///
/// Each is one of iOS's own, of Android's groups of permissions, or of both. Clients take one that they do not know as
/// the page of the app.
enum SettingsSection: String, CaseIterable {
    /// The page of the app.
    case general
    case backgroundRefresh = "background-refresh"
    case bluetooth
    case calendars
    case callLog = "call-log"
    case camera
    case cellularData = "cellular-data"
    case contacts
    case faceID = "face-id"
    case health
    case home
    case language
    case localNetwork = "local-network"
    case location
    case media
    case microphone
    case motion
    case notifications
    case phone
    case photos
    case reminders
    case sms
    case speech
    case storage
    case tracking
}
