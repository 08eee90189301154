import FieldProtocol
import JSONBytes

/// What the last `field/diagnostics` of a field without findings said behind its version. Most reports say the same again:
/// while somebody types in a field, or when a form is submitted. Making it anew took a fifth of all that an edit costs
/// (issue 7).
struct ReportTail {
    private var state: FieldState?
    private var helper: HelperLine?
    /// From the comma behind the version to the end of the params.
    private var bytes: [UInt8] = []

    init() {}

    /// Whether that is what it says.
    func says(_ state: FieldState, _ helper: HelperLine?) -> Bool { self.state == state && self.helper == helper }

    /// Makes it say that.
    mutating func say(_ state: FieldState, _ helper: HelperLine?) {
        var writer = JSONWriter()
        FieldDiagnosticsParams(field: "", version: 0, diagnostics: [], state: state, helper: helper).encode(to: &writer)
        self.state = state
        self.helper = helper
        bytes = Array(writer.bytes[Self.beginning.utf8CodeUnitCount...])
    }

    /// Writes the params with it.
    func write(field: String, version: Int, to writer: inout JSONWriter) {
        writer.text(#"{"field":"#)
        writer.string(field)
        writer.text(#","version":"#)
        writer.integer(version)
        bytes.withUnsafeBufferPointer { writer.bytes.append(contentsOf: $0) }
    }

    /// What comes before it, of a field without a name.
    private static var beginning: StaticString { #"{"field":"","version":0"# }
}
