public import FieldEngine

/// A session in this process takes part in a conversation by the same door that the pipes lead to.
extension Session: ConversationPartner {
    public mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        bytes.withUnsafeBytes { receive($0, at: now) }
    }

    public mutating func takeOutput() -> [UInt8] {
        defer { output.removeAll() }
        return Array(output.bytes)
    }
}
