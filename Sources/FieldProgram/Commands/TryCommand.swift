internal import FieldEngine
internal import FieldTools

/// `field-server try [TYPE]`: one field in the terminal.
func runTry(arguments: [String], with partner: some ConversationPartner, clock: () -> Moment) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
        return StandardOutput.print(TerminalText.lines(of: TrialOptions.usage))
    }
    let options: TrialOptions
    do throws(TrialOptions.Problem) {
        options = try TrialOptions(arguments)
    } catch {
        StandardError.tell("field-server try: \(error.message)", behind: TrialOptions.usage)
        return StandardOutput.failure
    }
    var client = TrialClient(partner, at: clock())
    do {
        try client.open(options)
    } catch {
        let known = error.knownTypes.joined(separator: ", ")
        StandardError.tell("field-server try: \(error.message)", behind: known.isEmpty ? "" : "known types: \(known)")
        return StandardOutput.failure
    }
    guard RawTerminal.enter(farewell: TrialView.ending) else {
        StandardError.tell("field-server try: this needs a terminal for both input and output")
        return StandardOutput.failure
    }
    defer { RawTerminal.leave() }
    var keys = KeyParser(erase: RawTerminal.erase)
    RawTerminal.write(TrialView(client.state, columns: RawTerminal.columns).firstDrawing)
    while true {
        let pressed: [Key]
        switch RawTerminal.read(milliseconds: patience(keys, client, clock())) {
        case .bytes(let bytes): pressed = keys.feed(bytes)
        case .timeout: pressed = keys.flush()
        case .interrupted: pressed = []
        case .closed: return 0
        }
        client.advance(to: clock())
        for key in pressed {
            if key == .leave { return 0 }
            client.press(key, at: clock())
        }
        RawTerminal.write(TrialView(client.state, columns: RawTerminal.columns).drawing)
    }
}

/// How long to wait for keys: until the server has something to do, or an escape has been alone for long enough to be
/// the key of that name. -1 is for ever.
private func patience<Server>(_ keys: KeyParser, _ client: TrialClient<Server>, _ now: Moment) -> Int64 {
    let escape: Int64? = keys.isWaiting ? 50 : nil
    let deadline = client.nextDeadline.map { max(0, $0 - now.milliseconds) }
    return [escape, deadline].compactMap(\.self).min() ?? -1
}
