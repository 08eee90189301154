extension HostileInput {
    private static func all(_ methods: [ProtocolModel.Method], _ isRequest: Bool) -> HostileCase.Input {
        .messages(
            methods.enumerated().map { index, method in
                let id = isRequest ? #""id":\#(index),"# : ""
                return Array(#"{"jsonrpc":"2.0",\#(id)"method":"\#(method.name)","params":{"field":"nobody"}}"#.utf8)
            })
    }

    private static func ofField(_ row: HostileCase, _ expected: String, _ count: Int) -> HostileCase {
        var row = row
        row.expected = Array(repeating: expected, count: count)
        return row
    }

    static func lifecycle(_ model: ProtocolModel) -> [HostileCase] {
        let requests = model.requests.filter { $0.name != "initialize" }
        let notifications = model.notifications.filter { $0.name != "exit" }
        return [
            ofField(
                HostileCase("every request before `initialize`", start: .nothing, all(requests, true)),
                "ServerNotInitialized", requests.count),
            HostileCase("every notification before `initialize`", start: .nothing, all(notifications, false)),
            HostileCase(
                "an unknown request before `initialize`", start: .nothing, .request("x", "1"), "ServerNotInitialized"),
            HostileCase(
                "`exit` before `initialize`", start: .nothing, .message(#"{"jsonrpc":"2.0","method":"exit"}"#),
                goesOn: false),
            HostileCase(
                "`initialize` with a wrong member, then without", start: .nothing,
                .messages(
                    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"trace":"loud"}}"#,
                    #"{"jsonrpc":"2.0","id":2,"method":"initialize"}"#), "InvalidParams", "result"),
            HostileCase(
                "`initialize` without an id", start: .nothing, .message(#"{"jsonrpc":"2.0","method":"initialize"}"#)),
            HostileCase("a second `initialize`", .request("initialize", "{}"), "InvalidRequest"),
            HostileCase(
                "a locale, encodings and a name that make no sense", start: .nothing,
                .request(
                    "initialize",
                    #"{"locale":"\u0000-\#(megabyte)","positionEncodings":["utf-7",""],"clientInfo":{"name":""}}"#),
                "result"),
            ofField(
                HostileCase("every request after `shutdown`", start: .shutDown, all(requests, true)), "InvalidRequest",
                requests.count),
            HostileCase(
                "`initialize` after `shutdown`", start: .shutDown, .request("initialize", "{}"), "InvalidRequest"),
            HostileCase("every notification after `shutdown`", start: .shutDown, all(notifications, false)),
            HostileCase(
                "`exit` and more behind it", start: .shutDown,
                .messages(#"{"jsonrpc":"2.0","method":"exit"}"#, #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#),
                goesOn: false),
            HostileCase(
                "an id that is used twice",
                .messages(
                    #"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f"}}"#,
                    #"{"jsonrpc":"2.0","id":1,"method":"field/check","params":{"field":"f"}}"#), "result", "result"),
            HostileCase(
                "the id of a question of the server's that still waits, and its answer twice", start: .nothing,
                .messages(
                    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{"validate":true,"presentation":false}}}"#,
                    #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"g","text":"a","validation":{"final":{"client":true}}}}"#,
                    #"{"jsonrpc":"2.0","id":1,"method":"field/validate","params":{"field":"g"}}"#,
                    #"{"jsonrpc":"2.0","id":1,"method":"field/check","params":{"field":"g"}}"#,
                    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#,
                    #"{"jsonrpc":"2.0","id":1,"result":{"outcome":"success"}}"#,
                    #"{"jsonrpc":"2.0","id":1,"result":{"outcome":"failure"}}"#),
                "result", "result", "result", "field/diagnostics", "client/validate", "result", "field/diagnostics",
                "form/status"),
            HostileCase(
                "cancelling what was never asked, in every spelling",
                .messages(
                    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#,
                    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"x"}}"#,
                    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":null}}"#,
                    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1.5}}"#,
                    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":[1]}"#,
                    #"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#)),
            HostileCase("a request of the `$/` kind", .request("$/unknown", "{}"), "MethodNotFound"),
            HostileCase("a notification of the `$/` kind", .message(#"{"jsonrpc":"2.0","method":"$/unknown"}"#)),
        ]
    }

    private static let control = #""\u0000\u001b[2J\r\n\u202e\ufeff""#

    static func names(_ model: ProtocolModel) -> [HostileCase] {
        let ofFields = model.requests.filter { $0.needsField && $0.name != "field/edit" && $0.name != "field/select" }
        var unknown = HostileCase(
            "every request about a field that is not there",
            .messages(
                ofFields.enumerated().map { index, method in
                    let more = method.extraMembers
                    return Array(
                        #"{"jsonrpc":"2.0","id":\#(index),"method":"\#(method.name)","params":{"field":"nobody"\#(more)}}"#
                            .utf8)
                }))
        unknown.expected = ofFields.map { _ in "FieldNotFound" }
        return [
            unknown,
            HostileCase("a field without a name", .request("field/create", #"{"field":""}"#), "result"),
            HostileCase(
                "a field's name of a megabyte", .request("field/create", #"{"field":"\#(megabyte)"}"#), "result"),
            HostileCase(
                "control characters in a field's name", .request("field/create", #"{"field":\#(control)}"#), "result"),
            HostileCase("a field that is there already", .request("field/create", #"{"field":"f"}"#), "FieldExists"),
            HostileCase(
                "a field by the server's own next name",
                .messages(
                    #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"f1"}}"#,
                    #"{"jsonrpc":"2.0","id":2,"method":"field/create"}"#), "result", "result"),
            HostileCase("a form without a name", .request("form/open", #"{"form":""}"#), "result"),
            HostileCase("a form's name of a megabyte", .request("form/open", #"{"form":"\#(megabyte)"}"#), "result"),
            HostileCase(
                "control characters in a form's name", .request("form/open", #"{"form":\#(control)}"#), "result"),
            HostileCase("a form that is not there", .request("form/submit", #"{"form":"nowhere"}"#), "result"),
            HostileCase("closing a form that is not there", .request("form/close", #"{"form":"nowhere"}"#), "result"),
            HostileCase(
                "a form's order of fields that are not there, twice, and its own",
                .request("form/open", #"{"form":"","order":["nobody","f","f","nobody",""]}"#), "result"),
            HostileCase(
                "pages with one name",
                .request("form/open", #"{"form":"","pages":[{"page":"a"},{"page":"a"}]}"#), "InvalidDefinition"),
            HostileCase(
                "pages without names, of what is not there",
                .request("form/open", #"{"form":"","pages":[{"page":"","groups":[""],"fields":["",""]}]}"#),
                "InvalidDefinition"),
            HostileCase(
                "a page turned both ways",
                .request("form/page", #"{"form":"","to":"next","page":""}"#), "InvalidParams"),
            HostileCase(
                "a page of a form without pages", .request("form/page", #"{"form":"","to":"next"}"#), "RequestFailed"),
            HostileCase(
                "a section whose name is a row's",
                .request("form/open", #"{"form":"","sections":[{"section":"a[1]","fields":[{"field":"x"}]}]}"#),
                "InvalidDefinition"),
            HostileCase(
                "a section on a page that is not there",
                .request("form/open", #"{"form":"","sections":[{"section":"a","page":"p","fields":[{"field":"x"}]}]}"#),
                "InvalidDefinition"),
            HostileCase(
                "a row's field that is there already",
                .messages(
                    #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"a[1].x"}}"#,
                    #"{"jsonrpc":"2.0","id":2,"method":"form/open","params":{"form":"","sections":[{"section":"a","least":1,"fields":[{"field":"x"}]}]}}"#
                ), "result", "FieldExists"),
            HostileCase(
                "a row whose fields were disposed of by others",
                .messages(
                    #"{"jsonrpc":"2.0","id":1,"method":"form/open","params":{"form":"","sections":[{"section":"a","least":1,"fields":[{"field":"x"},{"field":"y"}]}]}}"#,
                    #"{"jsonrpc":"2.0","id":2,"method":"field/dispose","params":{"field":"a[1].y"}}"#,
                    #"{"jsonrpc":"2.0","id":3,"method":"field/create","params":{"field":"a[1].y"}}"#,
                    #"{"jsonrpc":"2.0","id":4,"method":"section/add","params":{"section":"a","at":1000}}"#,
                    #"{"jsonrpc":"2.0","id":5,"method":"section/add","params":{"section":"a","texts":{"x":"1"}}}"#,
                    #"{"jsonrpc":"2.0","id":6,"method":"section/remove","params":{"section":"a","row":2}}"#,
                    #"{"jsonrpc":"2.0","id":7,"method":"section/move","params":{"section":"a","row":1,"to":1}}"#
                ), "result", "result", "result", "InvalidParams", "result", "result", "InvalidParams"),
            HostileCase("a group without a name", .request("field/create", #"{"group":""}"#), "result"),
            HostileCase(
                "a group's name of a megabyte", .request("field/create", #"{"group":"\#(megabyte)"}"#), "result"),
            HostileCase(
                "control characters in a group's name", .request("field/create", #"{"group":\#(control)}"#), "result"),
            HostileCase("a group that is not there", .request("group/verify", #"{"group":"nowhere"}"#), "result"),
            HostileCase(
                "a type without a name", .request("type/define", #"{"name":"","description":""}"#), "InvalidDefinition"),
            HostileCase(
                "a type's name of a megabyte", .request("type/define", #"{"name":"\#(megabyte)","description":""}"#),
                "result"),
            HostileCase(
                "control characters in a type's name",
                .request("type/define", #"{"name":\#(control),"description":""}"#),
                "result"),
            HostileCase("a type that is not there", .request("field/create", #"{"type":"nothing"}"#), "TypeNotFound"),
            HostileCase(
                "a type that is not there, of a megabyte", .request("field/create", #"{"type":"\#(megabyte)"}"#),
                "TypeNotFound"),
            HostileCase(
                "a built-in type's name", .request("type/define", #"{"name":"phone","description":""}"#),
                "InvalidDefinition"),
            HostileCase(
                "a type that extends itself", .request("type/define", #"{"name":"a","description":"","extends":"a"}"#),
                "TypeNotFound"),
            HostileCase(
                "types that extend each other in turn",
                .messages(
                    #"{"jsonrpc":"2.0","id":1,"method":"type/define","params":{"name":"a","description":""}}"#,
                    #"{"jsonrpc":"2.0","id":2,"method":"type/define","params":{"name":"b","description":"","extends":"a"}}"#,
                    #"{"jsonrpc":"2.0","id":3,"method":"type/define","params":{"name":"a","description":"","extends":"b"}}"#,
                    #"{"jsonrpc":"2.0","id":4,"method":"field/create","params":{"type":"b"}}"#),
                "result", "result", "result", "result"),
            HostileCase(
                "labels and messages with control characters",
                .request(
                    "field/create",
                    #"{"label":\#(control),"placeholder":\#(control),"helper":\#(control),"required":true,"#
                        + #""messages":{"":\#(control)},"badge":{"text":\#(control)}}"#), "result"),
        ]
    }
}
