internal import JSONBytes

extension Channel {
    /// A description of the current message for the log, such as `field/edit of "email"`. It never quotes user text.
    var lastMessage: String {
        guard document.kind(document.root) == .object else { return "a batch" }
        guard let method = document.member(document.root, "method").flatMap({ document.string($0) }) else {
            return "an answer of the client"
        }
        let name = Self.legible(method)
        guard let params = document.member(document.root, "params"),
            let field = document.member(params, "field").flatMap({ document.string($0) })
        else { return name }
        return "\(name) of \"\(Self.legible(field))\""
    }

    /// As much as helps to find it.
    private static func legible(_ text: String) -> String { String(text.unicodeScalars.prefix(60)) }
}
