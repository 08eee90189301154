import FieldProtocol
import JSONBytes

/// What the last `field/diagnostics` of a field without findings said behind its version. Most reports say the same again:
/// while somebody types in a field, or when a form is submitted. Making it anew took a fifth of all that an edit costs.
struct ReportTail {
    private var state = FieldState(
        focus: .idle, content: .empty, validity: .unknown, enabled: true, touched: false, dirty: false, appearance: "")
    private var helper: HelperLine?
    /// From the comma behind the version to the end of the message; empty where nothing was said yet.
    private var bytes: [UInt8] = []

    init() {}

    /// Writes the message for a field in that state.
    mutating func write(
        field: String, version: Int64, _ state: FieldState, _ helper: HelperLine?, _ changes: PresentationChanges?,
        to writer: inout JSONWriter
    ) {
        say(state, helper)
        writer.text(#"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"#, field)
        writer.text(#","version":"#, version)
        let status = bytes.dropLast(2)
        status.withUnsafeBufferPointer { writer.bytes.append(contentsOf: $0) }
        if let changes {
            writer.text(#","presentation":"#)
            changes.encode(to: &writer)
        }
        writer.text("}}")
    }

    /// The members that report and Snapshot share, the comma before them included.
    mutating func status(_ state: FieldState, _ helper: HelperLine?) -> ArraySlice<UInt8> {
        say(state, helper)
        // Without the ends of the params and of the message.
        return bytes.dropLast(2)
    }

    /// Sees to bytes that say this.
    private mutating func say(_ state: FieldState, _ helper: HelperLine?) {
        if !bytes.isEmpty, self.state == state, self.helper == helper { return }
        let beginning: StaticString = #"{"field":"","version":0"#
        var writer = JSONWriter()
        FieldDiagnosticsParams(field: "", version: 0, diagnostics: [], state: state, helper: helper).encode(to: &writer)
        self.state = state
        self.helper = helper
        bytes = writer.bytes[beginning.utf8CodeUnitCount...] + [UInt8(ascii: "}")]
    }
}
