internal import JSONBytes

extension Channel {
    /// What the message in hand is about, for people: `field/edit of "email"`. It names nothing that the user has typed.
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
