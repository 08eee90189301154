package import FieldEngine

extension FilledForm {
    /// What a submit comes to.
    package enum Submission {
        /// An object of JSON with all answers.
        case answers(String)
        /// What is to be mended first, in the order of the document.
        case findings([Finding])
    }

    /// What of the document itself stands in the way of a submit: nothing that is written is left out unsaid.
    package var hindrances: [Finding] { findings().filter { $0.isOfDocument && $0.severity == 1 } }

    /// What is said of answers that are taken.
    package var warnings: [Finding] { findings().filter { $0.severity == 2 } }

    /// Judges the whole form as it stands.
    ///
    /// - Parameter secrets: Whether secrets were asked for elsewhere, and are wanted among the answers.
    package mutating func submit(withSecrets secrets: Bool = false, at now: Moment) -> Submission {
        leave(at: now)
        let hindrances = hindrances
        guard hindrances.isEmpty else { return .findings(hindrances) }
        var result = Parameter.null
        do throws(FormClient.Refusal) {
            result = try client.submit(withSecrets: secrets, at: now)
        } catch {
            return .findings([Finding(range: header.range, severity: 1, code: "refused", message: error.message)])
        }
        if result["valid"]?.flag == true { return .answers(FormAnswers(result).json) }
        var findings = findings().filter { $0.severity == 1 }
        // What has no line can't be shown in it.
        for field in (result["invalid"]?.texts ?? []).compactMap({ client.places[$0] }) where slots[field].line < 0 {
            let shown = client.fields[field]
            let reason = shown.diagnostics.first { $0.severity == 1 }?.message ?? "it is not valid"
            let advice = shown.isSecret ? " It is a secret, which \"field-server submit\" asks for." : ""
            findings.append(
                Finding(
                    range: header.range, severity: 1, code: shown.isSecret ? "secret" : "missing-lines",
                    message: "\(shown.label): \(reason)\(advice)"))
        }
        return .findings(findings)
    }

    /// Judges the whole form with secrets that were asked for elsewhere.
    package mutating func submit(withSecrets answers: [Parameter], at now: Moment) -> Submission {
        askForSecrets(at: now) { form, questions in
            questions.answer(answers, to: nil, at: now)
            form.client = questions.client
            defer { questions = FormQuestions(form.client, areSecrets: true) }
            return form.submit(withSecrets: true, at: now)
        }
    }

    /// Has secrets asked for elsewhere, as questions; none of what is answered stays.
    package mutating func askForSecrets<Result>(
        at now: Moment, _ body: (inout FilledForm, inout FormQuestions) -> Result
    ) -> Result {
        var questions = FormQuestions(client, areSecrets: true)
        let result = body(&self, &questions)
        client = questions.client
        for secret in secrets { _ = try? client.ask("field/clear", of: secret, at: now) }
        return result
    }

    /// The fields that are asked for and are never written into a document.
    package var secrets: [Int] {
        slots.indices.filter { client.fields[$0].isSecret && client.fields[$0].canBeEntered }
    }
}
