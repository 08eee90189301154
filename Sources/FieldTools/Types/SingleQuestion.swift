package import FieldEngine
import FieldProtocol
import JSONBytes

/// What one question to a new session is answered.
package enum SingleQuestion {
    /// What a new session answers to a request, or to `initialize` itself; nil where it answers with none.
    package static func result(
        of method: String, _ params: FieldEngine.Parameter = .object([:]), askedOf partner: some ConversationPartner,
        at now: Moment = Moment(milliseconds: 0, today: Transcript.standardDate)
    ) -> FieldEngine.Parameter? {
        var partner = partner
        var request = JSONWriter()
        FieldEngine.Parameter.object([
            "jsonrpc": .text("2.0"), "id": .integer(2), "method": .text(method), "params": params,
        ]).encode(to: &request)
        let initialize = Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#.utf8)
        let wanted = method == "initialize" ? 1 : 2
        for message in [initialize, Array(request.bytes)] {
            partner.receive((message + [UInt8(ascii: "\n")])[...], at: now)
        }
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
}
