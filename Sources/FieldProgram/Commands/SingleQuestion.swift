internal import FieldEngine
internal import FieldProtocol
internal import FieldTools
internal import JSONBytes

/// What a new session answers to a request without params, or to `initialize` itself; nil where it answers with none.
func result(of method: String, askedOf partner: some ConversationPartner) -> FieldEngine.Parameter? {
    var partner = partner
    let requests = """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}
        {"jsonrpc":"2.0","id":2,"method":"\(method)","params":{}}

        """
    let wanted = method == "initialize" ? 1 : 2
    partner.receive(Array(requests.utf8)[...], at: Moment(milliseconds: 0, today: Transcript.standardDate))
    var frames = FrameReader(framing: .line)
    frames.append(partner.takeOutput())
    var document = JSONDocument()
    while let frame = frames.next() {
        guard (try? document.parse(frame)) != nil else { continue }
        let answer = FieldEngine.Parameter(decoding: document.root, in: document)
        if answer["id"]?.count == wanted { return answer["result"] }
    }
    return nil
}
