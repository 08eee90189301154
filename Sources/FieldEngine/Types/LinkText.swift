extension Substring {
    /// What a link of a scheme is about: what stands behind it, up to its query, decoded. Nil for a text that is no such link.
    ///
    /// - Parameter scheme: in small letters.
    func target(ofScheme scheme: String) -> String? {
        let head = scheme + ":"
        guard prefix(head.utf8.count).lowercased() == head else { return nil }
        let target = dropFirst(head.utf8.count).prefix { $0 != "?" }
        // As it is where the octets make no text.
        return String(validating: target.percentDecoded.bytes, as: UTF8.self) ?? String(target)
    }
}
