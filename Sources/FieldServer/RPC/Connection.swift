import FieldEngine
import FieldProtocol

/// What `initialize` settled with the client.
struct Connection {
    var encoding = FieldEngine.PositionEncoding.utf16
    var wantsPresentation = true
    var wantsAllowed = false
    var wantsEvents = false
    var canValidate = false
    var catalogue = MessageCatalogue()
    var trace = TraceValue.off
    var debug = false
}
