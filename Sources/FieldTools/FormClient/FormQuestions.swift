package import FieldEngine
import FieldServer

/// A form as one list of questions with answers in the same order, as forms inside of editors are (the draft `command/resolve` of LSP).
///
/// Nothing is kept from one list to the next but the answers.
package struct FormQuestions {
    package private(set) var client: FormClient
    /// Of a form that is filled in otherwise, its secrets alone.
    private let areSecrets: Bool
    /// What of an answer was not taken, by the field.
    private var refusals: [Int: String] = [:]

    /// Longer lists are not spelled out.
    private static let mostEntries = 200

    package init(_ client: FormClient, areSecrets: Bool = false) {
        self.client = client
        self.areSecrets = areSecrets
    }

    /// The fields that are asked for, as the answers are.
    package var asked: [Int] {
        client.fields.indices.filter { place in
            let field = client.fields[place]
            return field.canBeEntered && field.takesEdits && client.places[field.id] == place
                && (!areSecrets || field.isSecret)
        }
    }

    // MARK: Answers

    /// Takes answers to the fields of these ids; without ids to those that are asked for, which each answer may change.
    package mutating func answer(_ answers: [Parameter], to ids: [String]?, at now: Moment) {
        for (place, answer) in answers.enumerated() {
            let field: Int?
            if let ids {
                field = place < ids.count ? client.places[ids[place]] : nil
            } else {
                let asked = asked
                field = place < asked.count ? asked[place] : nil
            }
            if let field { self.answer(field, with: answer, at: now) }
        }
    }

    package mutating func answer(_ field: Int, with answer: Parameter, at now: Moment) {
        let shown = client.fields[field]
        refusals[field] = nil
        if !shown.text.isEmpty || shown.isSecret { _ = try? client.ask("field/clear", of: field, at: now) }
        let text: String
        switch answer {
        case .null: return
        case .text(let said): text = said
        case .number(let spelling): text = spelling
        case .boolean, .list, .table:
            let set = Parameter.object(["typed": answer])
            if (try? client.ask("field/update", of: field, ["set": set], at: now)) != nil { return }
            // What is no value of a list may be the words for it.
            let isList = shown.control == .tags || shown.control == .listbox
            text = isList ? answer.texts.joined(separator: (shown.separator ?? ",") + " ") : ""
            if text.isEmpty, answer != .list([]) {
                refusals[field] = "This is no answer to it."
                return
            }
        }
        if shown.control == .combobox {
            let set = Parameter.object(["typed": .text(text)])
            if (try? client.ask("field/update", of: field, ["set": set], at: now)) != nil { return }
        }
        do throws(FormClient.Refusal) {
            let result = try client.ask(
                "field/edit", of: field, ["text": .text(text), "cause": .text("paste")], at: now)
            // Of separators that are written otherwise nothing is lost.
            if let dropped = result["dropped"]?.text, dropped.unicodeScalars.contains(where: { $0.isMeaningful }) {
                refusals[field] = result["refusal"]?.text
            }
            _ = try client.ask("field/blur", of: field, at: now)
        } catch {
            refusals[field] = error.message
        }
    }

    /// The answers of the whole form; nil where there is something to be mended.
    package mutating func submit(at now: Moment) -> FormAnswers? {
        // Also where an answer was not taken, so that all that is missing is said.
        let result = try? client.submit(withSecrets: refusals.isEmpty, at: now)
        guard refusals.isEmpty, let result, result["valid"]?.flag == true else { return nil }
        return FormAnswers(result)
    }

    /// Whether what is asked for was answered well. Where secrets alone are, the rest of the form is not judged.
    package mutating func isAnswered(at now: Moment) -> Bool {
        guard areSecrets else { return submit(at: now) != nil }
        for field in asked { _ = try? client.ask("field/commit", of: field, at: now) }
        return !asked.contains { flaw(of: $0) != nil }
    }

    /// What is to be mended about a field.
    package func flaw(of field: Int) -> String? {
        refusals[field] ?? client.fields[field].diagnostics.first { $0.severity == 1 }?.message
    }

    // MARK: As the draft has them

    /// The questions: `formFields`.
    package mutating func questions(at now: Moment) -> [Parameter] {
        asked.map { question(of: $0, at: now) }
    }

    private mutating func question(of field: Int, at now: Moment) -> Parameter {
        let shown = client.fields[field]
        var words = shown.label.isEmpty ? shown.id : shown.label
        if let section = shown.section { words = "\(client.sections[section].title): \(words)" }
        if shown.isRequired { words += " *" }
        if let helper = shown.helper, helper.kind == "helper" { words += " (\(helper.text.oneLine))" }
        var members = [
            Parameter.Member(name: "id", value: .text(shown.id)),
            Parameter.Member(name: "description", value: .text(words)),
            Parameter.Member(name: "type", value: kind(of: field, at: now)),
        ]
        let answer = self.answer(of: field)
        if answer != .null, answer != .text(""), answer != .list([]) {
            members.append(Parameter.Member(name: "default", value: answer))
        }
        if let flaw = flaw(of: field) { members.append(Parameter.Member(name: "error", value: .text(flaw))) }
        return .table(members)
    }

    private mutating func kind(of field: Int, at now: Moment) -> Parameter {
        let shown = client.fields[field]
        switch shown.control {
        case .checkbox: return .object(["kind": .text("bool")])
        case .combobox: return choice(of: field, at: now) ?? .object(["kind": .text("string")])
        case .listbox, .tags:
            let element = choice(of: field, at: now) ?? .object(["kind": .text("string")])
            return .object(["kind": .text("list"), "elementType": element])
        case .file, .rating, .slider, nil: break
        }
        if shown.isSecret { return .object(["kind": .text("string"), "secure": .boolean(true)]) }
        return .object(["kind": .text(shown.type == "number" ? "number" : "string")])
    }

    private mutating func choice(of field: Int, at now: Moment) -> Parameter? {
        guard let list = client.fields[field].list, list.count > 0, list.count <= Self.mostEntries else { return nil }
        let asked: KeyValuePairs<String, Parameter> = [
            "query": .text(""), "from": .integer(0), "count": .integer(Self.mostEntries),
        ]
        let found = try? client.ask("field/choices", of: field, asked, at: now)
        let entries = (found.flatMap { ShownField.List($0) }?.entries ?? []).filter { !$0.isDisabled }
        return .object([
            "kind": .text("enum"),
            "entries": .list(
                entries.map { .object(["value": .text($0.label), "description": .text($0.description ?? $0.label)]) }),
        ])
    }

    /// What the fields that are asked for have: `formAnswers`.
    package var answers: [Parameter] { asked.map { answer(of: $0) } }

    private func answer(of field: Int) -> Parameter {
        let shown = client.fields[field]
        switch shown.control {
        case .checkbox: return .boolean(shown.isChecked)
        case .listbox, .tags:
            let sign = shown.separator?.first ?? ","
            return .list(shown.text.split(separator: sign).map { .text(String($0.trimmed)) }.filter { $0 != .text("") })
        case .combobox, .file, .rating, .slider, nil: break
        }
        // A secret is never written back.
        if shown.isSecret { return .text("") }
        if shown.type == "number" { return shown.value.isEmpty ? .null : .number(shown.value) }
        return .text(shown.text)
    }
}
