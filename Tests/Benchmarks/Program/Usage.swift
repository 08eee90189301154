import Load

/// What the release daemon is profiled with (README.md, "What the compiler is told"): every type is typed into in each
/// way that clients have, well and badly, and forms are made and submitted. What is measured elsewhere is part of it and
/// no more: a compiler that is told of three types makes the others slow.
struct Usage {
    var path: String

    private static let repetitions = 12

    func run() throws {
        for presentation in [false, true] {
            var server = try LoadedServer(path, presentation: presentation)
            defer { server.end() }
            var nextID = 2
            for type in SampleType.all {
                var requests = Requests(firstID: nextID)
                for repetition in 0..<Self.repetitions { Self.type(type, repetition, &requests) }
                nextID += requests.count
                // A user's keys come one by one, a program's many at once.
                try server.send(requests, inFlight: 1)
            }
            try server.send(Self.language(firstID: nextID))
        }
        for workload in Workload.all {
            var server = try LoadedServer(path)
            defer { server.end() }
            var requests = Requests(firstID: 2)
            requests.add("field/create", #"{"field":"field1","type":"\#(workload.type)"}"#)
            requests.add("field/edit", #"{"field":"field1","text":"\#(workload.beginning)"}"#)
            for params in workload.params(3_000) { requests.add("field/edit", params) }
            try server.send(requests, inFlight: 1)
        }
        for hasTexts in [false, true] { try submit(4_000, withTexts: hasTexts) }
    }

    /// A field that comes, is typed into in one of the ways, left, and goes.
    private static func type(_ type: SampleType, _ repetition: Int, _ requests: inout Requests) {
        let field = #""field":"field\#(repetition)""#
        let label = repetition % 3 == 0 ? #","label":"A \#(type.name)","required":true"# : ""
        let group = repetition % 2 == 0 ? #","group":"rows""# : ""
        requests.add("field/create", #"{\#(field),"type":\#(type.reference)\#(group)\#(label)}"#)
        requests.add("field/focus", "{\(field)}")
        // The third time, a text that breaks off and goes on with what fits nowhere.
        let text = repetition % 3 == 2 ? type.text.prefix(type.text.count / 2) + "!?x9" : type.text[...]
        var typed = ""
        for key in text {
            typed.append(key)
            switch repetition % 4 {
            case 0, 1: requests.add("field/edit", #"{\#(field),"input":"\#(key)"}"#)
            case 2: requests.add("field/edit", #"{\#(field),"text":"\#(typed)"}"#)
            default:
                let end = typed.utf16.count - 1
                requests.add(
                    "field/edit",
                    #"{\#(field),"range":{"start":\#(end),"end":\#(end)},"insert":"\#(key)"}"#)
            }
        }
        for _ in 0..<3 { requests.add("field/edit", #"{\#(field),"delete":"backward"}"#) }
        requests.add("field/select", #"{\#(field),"selection":{"start":1,"end":1}}"#)
        requests.add("field/edit", #"{\#(field),"input":"1"}"#)
        for method in ["undo", "undo", "redo", "blur", "validate", "focus", "clear"] {
            requests.add("field/\(method)", "{\(field)}")
        }
        requests.add("field/edit", #"{\#(field),"text":"\#(type.text)"}"#)
        requests.add("field/commit", "{\(field)}")
        requests.add("group/verify", "{}")
        requests.add("field/dispose", "{\(field)}")
    }

    /// A client's own pattern, template and limits.
    private static func language(firstID: Int) -> Requests {
        var requests = Requests(firstID: firstID)
        let pattern = #"{"rule":"pattern","pattern":"[a-z]+(-[a-z0-9]+)*"}"#
        requests.add(
            "field/create",
            #"{"field":"own","type":"phrase","maxLength":40,"validation":{"editing":{"rules":[\#(pattern)]},"#
                + #""final":{"rules":[\#(pattern)]}}}"#)
        for key in "some-words-and-2-more!" { requests.add("field/edit", #"{"field":"own","input":"\#(key)"}"#) }
        requests.add("field/edit", #"{"field":"own","text":"\#(String(repeating: "word-", count: 4_000))"}"#)
        requests.add("field/dispose", #"{"field":"own"}"#)
        return requests
    }

    /// A form that is made, submitted some times, and taken away.
    private func submit(_ count: Int, withTexts hasTexts: Bool) throws {
        var server = try LoadedServer(path)
        defer { server.end() }
        try server.send(Scale.creations(count, withTexts: hasTexts))
        var requests = Requests(firstID: count + 2)
        for _ in 0..<4 { requests.add("form/submit", #"{"form":""}"#) }
        for number in 0..<count { requests.add("field/dispose", #"{"field":"row\#(number)"}"#) }
        try server.send(requests)
    }
}
