import JSONBytes

/// The `field/diagnostics` that was written last, for the next one that says the same of another version: so does
/// nearly every one while somebody types, and making it anew took a fifth of all that an edit costs (issue 7).
struct LastReport {
    private var field: Int32 = 0
    var version = 0
    /// How often fields had come and gone: a number may be another field's by now.
    private var registryChanges = 0
    /// The message, and where in it the version stands.
    private var body: [UInt8] = []
    private var digits = 0..<0

    init() {}

    /// Takes a report from the frame that it was written in.
    init(of field: Int32, version: Int, _ registryChanges: Int, in frame: ArraySlice<UInt8>) {
        // The first that looks so is the member: inside of a string the quotation mark would be escaped.
        let name = Array("\",\"version\":".utf8)
        guard let start = frame.firstIndex(of: UInt8(ascii: "{")), let end = frame.lastIndex(of: UInt8(ascii: "}")),
            let place = frame[start...].indices.first(where: { frame[$0...].starts(with: name) })
        else { return }
        let first = place + name.count - start
        let count = frame[(start + first)...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
        self.field = field
        self.version = version
        self.registryChanges = registryChanges
        body = Array(frame[start...end])
        digits = first..<first + count
    }

    /// Whether it told of that version of the field.
    func isOf(_ field: Int32, version: Int, _ registryChanges: Int) -> Bool {
        self.field == field && self.version == version && self.registryChanges == registryChanges
    }

    mutating func forget() { field = 0 }

    /// Writes the same of another version.
    func write(version: Int, to writer: inout JSONWriter) {
        body.withUnsafeBufferPointer { body in
            writer.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: body[..<digits.lowerBound]))
            writer.integer(version)
            writer.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: body[digits.upperBound...]))
        }
    }
}
