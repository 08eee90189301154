// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

import enum FieldEngine.Parameter

@testable public import FieldProtocol

extension InitializeResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let protocolVersion: String = try document.required("protocolVersion", of: node)
        let serverInfo: ServerInfo = try document.required("serverInfo", of: node)
        let positionEncoding: PositionEncoding = try document.required("positionEncoding", of: node)
        let capabilities: ServerCapabilities = try document.required("capabilities", of: node)
        let limits: ServerLimits = try document.required("limits", of: node)
        return Self(
            protocolVersion: protocolVersion,
            serverInfo: serverInfo,
            positionEncoding: positionEncoding,
            capabilities: capabilities,
            limits: limits
        )
    }
}

extension ServerInfo: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let name: String = try document.required("name", of: node)
        let version: String = try document.required("version", of: node)
        return Self(name: name, version: version)
    }
}

extension ServerCapabilities: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let types: [String] = try document.required("types", of: node)
        let rules: [String] = try document.required("rules", of: node)
        let appearances: [String] = try document.required("appearances", of: node)
        let framings: [String] = try document.required("framings", of: node)
        let locales: [String] = try document.required("locales", of: node)
        return Self(types: types, rules: rules, appearances: appearances, framings: framings, locales: locales)
    }
}

extension ServerLimits: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let maxMessageBytes: Int64 = try document.required("maxMessageBytes", of: node, in: .unsigned)
        let maxDepth: Int64 = try document.required("maxDepth", of: node, in: .unsigned)
        let maxFields: Int64 = try document.required("maxFields", of: node, in: .unsigned)
        let maxTextLength: Int64 = try document.required("maxTextLength", of: node, in: .unsigned)
        let maxPatternStates: Int64 = try document.required("maxPatternStates", of: node, in: .unsigned)
        let maxTurnWork: Int64 = try document.required("maxTurnWork", of: node, in: .unsigned)
        let maxPending: Int64 = try document.required("maxPending", of: node, in: .unsigned)
        let maxBatch: Int64 = try document.required("maxBatch", of: node, in: .unsigned)
        let maxTypes: Int64 = try document.required("maxTypes", of: node, in: .unsigned)
        let maxForms: Int64 = try document.required("maxForms", of: node, in: .unsigned)
        let maxEntries: Int64 = try document.required("maxEntries", of: node, in: .unsigned)
        let maxPages: Int64 = try document.required("maxPages", of: node, in: .unsigned)
        let maxRows: Int64 = try document.required("maxRows", of: node, in: .unsigned)
        let maxRuleFields: Int64 = try document.required("maxRuleFields", of: node, in: .unsigned)
        let maxCheckedTexts: Int64 = try document.required("maxCheckedTexts", of: node, in: .unsigned)
        let maxReportedDiagnostics: Int64 = try document.required("maxReportedDiagnostics", of: node, in: .unsigned)
        let maxReportOwners: Int64 = try document.required("maxReportOwners", of: node, in: .unsigned)
        return Self(
            maxMessageBytes: maxMessageBytes,
            maxDepth: maxDepth,
            maxFields: maxFields,
            maxTextLength: maxTextLength,
            maxPatternStates: maxPatternStates,
            maxTurnWork: maxTurnWork,
            maxPending: maxPending,
            maxBatch: maxBatch,
            maxTypes: maxTypes,
            maxForms: maxForms,
            maxEntries: maxEntries,
            maxPages: maxPages,
            maxRows: maxRows,
            maxRuleFields: maxRuleFields,
            maxCheckedTexts: maxCheckedTexts,
            maxReportedDiagnostics: maxReportedDiagnostics,
            maxReportOwners: maxReportOwners
        )
    }
}

extension LocaleWordsResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let locale: String = try document.required("locale", of: node)
        let words: OrderedMap<String> = try document.required("words", of: node)
        return Self(locale: locale, words: words)
    }
}

extension LogTraceParams: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let message: String = try document.required("message", of: node)
        let verbose: String? = try document.optional("verbose", of: node, noted)
        return Self(message: message, verbose: verbose)
    }
}

extension FieldSnapshot: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let form: String = try document.required("form", of: node)
        let group: String? = try document.optional("group", of: node, noted)
        let type: String = try document.required("type", of: node)
        let version: Int64 = try document.required("version", of: node, in: .unsigned)
        let text: String = try document.required("text", of: node)
        let value: String = try document.required("value", of: node)
        let typed: Parameter? = try document.optional("typed", of: node, noted)
        let selection: TextRange = try document.required("selection", of: node)
        let dropped: String? = try document.optional("dropped", of: node, noted)
        let reason: RefusalReason? = try document.optional("reason", of: node, noted)
        let refusal: String? = try document.optional("refusal", of: node, noted)
        let transitions: [StateTransition]? = try document.optional("transitions", of: node, noted)
        let status: FieldStatus = try .read(membersOf: node, in: document)
        return Self(
            field: field,
            form: form,
            group: group,
            type: type,
            version: version,
            text: text,
            value: value,
            typed: typed,
            selection: selection,
            dropped: dropped,
            reason: reason,
            refusal: refusal,
            transitions: transitions,
            status: status
        )
    }
}

extension StateTransition: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let version: Int64 = try document.required("version", of: node, in: .unsigned)
        let event: String = try document.required("event", of: node)
        let from: String = try document.required("from", of: node)
        let to: String = try document.required("to", of: node)
        let at: Int64 = try document.required("at", of: node, in: .integer)
        return Self(version: version, event: event, from: from, to: to, at: at)
    }
}

extension FieldEditResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let version: Int64 = try document.required("version", of: node, in: .unsigned)
        let text: String? = try document.optional("text", of: node, noted)
        let value: String? = try document.optional("value", of: node, noted)
        let typed: Parameter? = try document.optional("typed", of: node, noted)
        let selection: TextRange = try document.required("selection", of: node)
        let patch: TextPatch? = try document.optional("patch", of: node, noted)
        let accepted: Bool = try document.required("accepted", of: node)
        let dropped: String? = try document.optional("dropped", of: node, noted)
        let reason: RefusalReason? = try document.optional("reason", of: node, noted)
        let refusal: String? = try document.optional("refusal", of: node, noted)
        let complete: Bool = try document.required("complete", of: node)
        let next: String? = try document.optional("next", of: node, noted)
        return Self(
            version: version,
            text: text,
            value: value,
            typed: typed,
            selection: selection,
            patch: patch,
            accepted: accepted,
            dropped: dropped,
            reason: reason,
            refusal: refusal,
            complete: complete,
            next: next
        )
    }
}

extension TextPatch: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let range: TextRange = try document.required("range", of: node)
        let text: String = try document.required("text", of: node)
        return Self(range: range, text: text)
    }
}

extension FieldFocusResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let accepted: Bool = try document.required("accepted", of: node)
        let text: String = try document.required("text", of: node)
        let selection: TextRange = try document.required("selection", of: node)
        return Self(accepted: accepted, text: text, selection: selection)
    }
}

extension FieldBlurResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let version: Int64 = try document.required("version", of: node, in: .unsigned)
        let text: String = try document.required("text", of: node)
        let value: String = try document.required("value", of: node)
        let typed: Parameter? = try document.optional("typed", of: node, noted)
        let valid: Bool = try document.required("valid", of: node)
        let pending: Bool? = try document.optional("pending", of: node, noted)
        let selection: TextRange? = try document.optional("selection", of: node, noted)
        let patch: TextPatch? = try document.optional("patch", of: node, noted)
        return Self(
            version: version,
            text: text,
            value: value,
            typed: typed,
            valid: valid,
            pending: pending,
            selection: selection,
            patch: patch
        )
    }
}

extension FieldCommitResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let accepted: Bool = try document.required("accepted", of: node)
        let valid: Bool = try document.required("valid", of: node)
        let pending: Bool? = try document.optional("pending", of: node, noted)
        let next: String? = try document.optional("next", of: node, noted)
        let page: String? = try document.optional("page", of: node, noted)
        let submit: Bool = try document.required("submit", of: node)
        let version: Int64? = try document.optional("version", of: node, noted, in: .unsigned)
        let text: String? = try document.optional("text", of: node, noted)
        let value: String? = try document.optional("value", of: node, noted)
        let typed: Parameter? = try document.optional("typed", of: node, noted)
        let selection: TextRange? = try document.optional("selection", of: node, noted)
        let patch: TextPatch? = try document.optional("patch", of: node, noted)
        return Self(
            accepted: accepted,
            valid: valid,
            pending: pending,
            next: next,
            page: page,
            submit: submit,
            version: version,
            text: text,
            value: value,
            typed: typed,
            selection: selection,
            patch: patch
        )
    }
}

extension FieldSelectResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let selection: TextRange = try document.required("selection", of: node)
        let caret: Int64? = try document.optional("caret", of: node, noted, in: .unsigned)
        let version: Int64? = try document.optional("version", of: node, noted, in: .unsigned)
        let text: String? = try document.optional("text", of: node, noted)
        let value: String? = try document.optional("value", of: node, noted)
        let typed: Parameter? = try document.optional("typed", of: node, noted)
        let patch: TextPatch? = try document.optional("patch", of: node, noted)
        return Self(
            selection: selection,
            caret: caret,
            version: version,
            text: text,
            value: value,
            typed: typed,
            patch: patch
        )
    }
}

extension FieldValidateResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let valid: Bool = try document.required("valid", of: node)
        let status: FieldStatus = try .read(membersOf: node, in: document)
        return Self(valid: valid, status: status)
    }
}

extension FieldCheckResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let valid: Bool = try document.required("valid", of: node)
        let pending: Bool? = try document.optional("pending", of: node, noted)
        let diagnostics: [Diagnostic] = try document.required("diagnostics", of: node)
        return Self(valid: valid, pending: pending, diagnostics: diagnostics)
    }
}

extension FieldListResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let fields: [FieldListEntry] = try document.required("fields", of: node)
        return Self(fields: fields)
    }
}

extension FieldListEntry: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let form: String = try document.required("form", of: node)
        let group: String? = try document.optional("group", of: node, noted)
        let type: String = try document.required("type", of: node)
        let validity: Validity = try document.required("validity", of: node)
        return Self(field: field, form: form, group: group, type: type, validity: validity)
    }
}

extension Diagnostic: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let severity: Severity = try document.required("severity", of: node)
        let code: String = try document.required("code", of: node)
        let message: String = try document.required("message", of: node)
        let range: TextRange = try document.required("range", of: node)
        let source: DiagnosticSource = try document.required("source", of: node)
        let data: Parameter? = try document.optionalObject("data", of: node)
        return Self(severity: severity, code: code, message: message, range: range, source: source, data: data)
    }
}

extension ClientValidateParams: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let tag: Int64 = try document.required("tag", of: node, in: .integer)
        let phase: ValidationPhase = try document.required("phase", of: node)
        let version: Int64 = try document.required("version", of: node, in: .unsigned)
        let text: String = try document.required("text", of: node)
        let value: String = try document.required("value", of: node)
        let file: FileOptions? = try document.optional("file", of: node, noted)
        return Self(field: field, tag: tag, phase: phase, version: version, text: text, value: value, file: file)
    }
}

extension FieldStatus: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let diagnostics: [Diagnostic] = try document.required("diagnostics", of: node)
        let state: FieldState = try document.required("state", of: node)
        let helper: HelperLine? = try document.optional("helper", of: node, noted)
        let counter: CharacterCounter? = try document.optional("counter", of: node, noted)
        let presentation: Presentation? = try document.optional("presentation", of: node, noted)
        let debug: String? = try document.optional("debug", of: node, noted)
        return Self(
            diagnostics: diagnostics,
            state: state,
            helper: helper,
            counter: counter,
            presentation: presentation,
            debug: debug
        )
    }
}

extension FieldDiagnosticsParams: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let version: Int64 = try document.required("version", of: node, in: .unsigned)
        let diagnostics: [Diagnostic] = try document.required("diagnostics", of: node)
        let state: FieldState = try document.required("state", of: node)
        let helper: HelperLine? = try document.optional("helper", of: node, noted)
        let counter: CharacterCounter? = try document.optional("counter", of: node, noted)
        let presentation: PresentationChanges? = try document.optional("presentation", of: node, noted)
        let debug: String? = try document.optional("debug", of: node, noted)
        let text: String? = try document.optional("text", of: node, noted)
        return Self(
            field: field,
            version: version,
            diagnostics: diagnostics,
            state: state,
            helper: helper,
            counter: counter,
            presentation: presentation,
            debug: debug,
            text: text
        )
    }
}

extension FieldState: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let focus: FocusState = try document.required("focus", of: node)
        let content: ContentState = try document.required("content", of: node)
        let validity: Validity = try document.required("validity", of: node)
        let enabled: Bool = try document.required("enabled", of: node)
        let touched: Bool = try document.required("touched", of: node)
        let dirty: Bool = try document.required("dirty", of: node)
        let appearance: String = try document.required("appearance", of: node)
        let hidden: Bool? = try document.optional("hidden", of: node, noted)
        return Self(
            focus: focus,
            content: content,
            validity: validity,
            enabled: enabled,
            touched: touched,
            dirty: dirty,
            appearance: appearance,
            hidden: hidden
        )
    }
}

extension HelperLine: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let text: String = try document.required("text", of: node)
        let kind: HelperKind = try document.required("kind", of: node)
        return Self(text: text, kind: kind)
    }
}

extension CharacterCounter: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let count: Int64 = try document.required("count", of: node, in: .unsigned)
        let max: Int64? = try document.optional("max", of: node, noted, in: .unsigned)
        let remaining: Int64? = try document.optional("remaining", of: node, noted, in: .integer)
        let text: String = try document.required("text", of: node)
        let overflow: Bool = try document.required("overflow", of: node)
        return Self(count: count, max: max, remaining: remaining, text: text, overflow: overflow)
    }
}

extension Presentation: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let label: LabelPresentation = try document.required("label", of: node)
        let placeholder: String? = try document.optional("placeholder", of: node, noted)
        let template: TemplatePresentation? = try document.optional("template", of: node, noted)
        let clearButton: Bool = try document.required("clearButton", of: node)
        let leadingIcon: String? = try document.optional("leadingIcon", of: node, noted)
        let trailingIcon: String? = try document.optional("trailingIcon", of: node, noted)
        let secure: Bool = try document.required("secure", of: node)
        let masked: String? = try document.optional("masked", of: node, noted)
        let badge: Badge? = try document.optional("badge", of: node, noted)
        let returnKey: ReturnKey = try document.required("returnKey", of: node)
        let keyboard: String = try document.required("keyboard", of: node)
        let style: String = try document.required("style", of: node)
        let horizontalPadding: Bool = try document.required("horizontalPadding", of: node)
        let priority: NumberText = try document.required("priority", of: node)
        let minimumWidth: Int64 = try document.required("minimumWidth", of: node, in: .unsigned)
        let lines: Int64 = try document.required("lines", of: node, in: .unsigned)
        let multiline: Bool? = try document.optional("multiline", of: node, noted)
        let readOnly: Bool? = try document.optional("readOnly", of: node, noted)
        let control: ControlKind? = try document.optional("control", of: node, noted)
        let checked: Bool? = try document.optional("checked", of: node, noted)
        let scale: ScalePresentation? = try document.optional("scale", of: node, noted)
        let file: FileOptions? = try document.optional("file", of: node, noted)
        let separator: String? = try document.optional("separator", of: node, noted)
        let choices: [String]? = try document.optional("choices", of: node, noted)
        let list: ListWindow? = try document.optional("list", of: node, noted)
        let allowed: String? = try document.optional("allowed", of: node, noted)
        let autofill: String? = try document.optional("autofill", of: node, noted)
        let autocorrect: Bool = try document.required("autocorrect", of: node)
        let capitalize: String = try document.required("capitalize", of: node)
        let segments: [TextSegment]? = try document.optional("segments", of: node, noted)
        let stepping: SteppingPresentation? = try document.optional("stepping", of: node, noted)
        let firstDay: Int64? = try document.optional("firstDay", of: node, noted, in: .unsigned)
        let accessibility: AccessibilityPresentation = try document.required("accessibility", of: node)
        return Self(
            label: label,
            placeholder: placeholder,
            template: template,
            clearButton: clearButton,
            leadingIcon: leadingIcon,
            trailingIcon: trailingIcon,
            secure: secure,
            masked: masked,
            badge: badge,
            returnKey: returnKey,
            keyboard: keyboard,
            style: style,
            horizontalPadding: horizontalPadding,
            priority: priority,
            minimumWidth: minimumWidth,
            lines: lines,
            multiline: multiline,
            readOnly: readOnly,
            control: control,
            checked: checked,
            scale: scale,
            file: file,
            separator: separator,
            choices: choices,
            list: list,
            allowed: allowed,
            autofill: autofill,
            autocorrect: autocorrect,
            capitalize: capitalize,
            segments: segments,
            stepping: stepping,
            firstDay: firstDay,
            accessibility: accessibility
        )
    }
}

extension PresentationChanges: WireDecodableObject {
    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let label: Explicit<LabelPresentation> = try document.explicit("label", of: node)
        let placeholder: Explicit<String> = try document.explicit("placeholder", of: node)
        let template: Explicit<TemplatePresentation> = try document.explicit("template", of: node)
        let clearButton: Explicit<Bool> = try document.explicit("clearButton", of: node)
        let leadingIcon: Explicit<String> = try document.explicit("leadingIcon", of: node)
        let trailingIcon: Explicit<String> = try document.explicit("trailingIcon", of: node)
        let secure: Explicit<Bool> = try document.explicit("secure", of: node)
        let masked: Explicit<String> = try document.explicit("masked", of: node)
        let badge: Explicit<Badge> = try document.explicit("badge", of: node)
        let returnKey: Explicit<ReturnKey> = try document.explicit("returnKey", of: node)
        let keyboard: Explicit<String> = try document.explicit("keyboard", of: node)
        let style: Explicit<String> = try document.explicit("style", of: node)
        let horizontalPadding: Explicit<Bool> = try document.explicit("horizontalPadding", of: node)
        let priority: Explicit<NumberText> = try document.explicit("priority", of: node)
        let minimumWidth: Explicit<Int64> = try document.explicit("minimumWidth", of: node)
        let lines: Explicit<Int64> = try document.explicit("lines", of: node)
        let multiline: Explicit<Bool> = try document.explicit("multiline", of: node)
        let readOnly: Explicit<Bool> = try document.explicit("readOnly", of: node)
        let control: Explicit<ControlKind> = try document.explicit("control", of: node)
        let checked: Explicit<Bool> = try document.explicit("checked", of: node)
        let scale: Explicit<ScalePresentation> = try document.explicit("scale", of: node)
        let file: Explicit<FileOptions> = try document.explicit("file", of: node)
        let separator: Explicit<String> = try document.explicit("separator", of: node)
        let choices: Explicit<[String]> = try document.explicit("choices", of: node)
        let list: Explicit<ListWindow> = try document.explicit("list", of: node)
        let allowed: Explicit<String> = try document.explicit("allowed", of: node)
        let autofill: Explicit<String> = try document.explicit("autofill", of: node)
        let autocorrect: Explicit<Bool> = try document.explicit("autocorrect", of: node)
        let capitalize: Explicit<String> = try document.explicit("capitalize", of: node)
        let segments: Explicit<[TextSegment]> = try document.explicit("segments", of: node)
        let stepping: Explicit<SteppingPresentation> = try document.explicit("stepping", of: node)
        let firstDay: Explicit<Int64> = try document.explicit("firstDay", of: node)
        let accessibility: Explicit<AccessibilityPresentation> = try document.explicit("accessibility", of: node)
        return Self(
            label: label,
            placeholder: placeholder,
            template: template,
            clearButton: clearButton,
            leadingIcon: leadingIcon,
            trailingIcon: trailingIcon,
            secure: secure,
            masked: masked,
            badge: badge,
            returnKey: returnKey,
            keyboard: keyboard,
            style: style,
            horizontalPadding: horizontalPadding,
            priority: priority,
            minimumWidth: minimumWidth,
            lines: lines,
            multiline: multiline,
            readOnly: readOnly,
            control: control,
            checked: checked,
            scale: scale,
            file: file,
            separator: separator,
            choices: choices,
            list: list,
            allowed: allowed,
            autofill: autofill,
            autocorrect: autocorrect,
            capitalize: capitalize,
            segments: segments,
            stepping: stepping,
            firstDay: firstDay,
            accessibility: accessibility
        )
    }
}

extension ListWindow: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let count: Int64 = try document.required("count", of: node, in: .unsigned)
        let found: Int64 = try document.required("found", of: node, in: .unsigned)
        let from: Int64 = try document.required("from", of: node, in: .unsigned)
        let entries: [ListEntry] = try document.required("entries", of: node)
        let active: Int64? = try document.optional("active", of: node, noted, in: .unsigned)
        return Self(count: count, found: found, from: from, entries: entries, active: active)
    }
}

extension ListEntry: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let index: Int64 = try document.required("index", of: node, in: .unsigned)
        let label: String = try document.required("label", of: node)
        let value: Parameter? = try document.optional("value", of: node, noted)
        let description: String? = try document.optional("description", of: node, noted)
        let group: String? = try document.optional("group", of: node, noted)
        let disabled: Bool? = try document.optional("disabled", of: node, noted)
        let selected: Bool? = try document.optional("selected", of: node, noted)
        return Self(
            index: index,
            label: label,
            value: value,
            description: description,
            group: group,
            disabled: disabled,
            selected: selected
        )
    }
}

extension ScalePresentation: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let min: String = try document.required("min", of: node)
        let max: String = try document.required("max", of: node)
        let step: String = try document.required("step", of: node)
        return Self(min: min, max: max, step: step)
    }
}

extension FileOptions: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let kind: FileKind = try document.required("kind", of: node)
        let accept: [String]? = try document.optional("accept", of: node, noted)
        let maxSize: Int64? = try document.optional("maxSize", of: node, noted, in: .unsigned)
        let exists: Bool = try document.required("exists", of: node)
        return Self(kind: kind, accept: accept, maxSize: maxSize, exists: exists)
    }
}

extension SteppingPresentation: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let increment: Bool = try document.required("increment", of: node)
        let decrement: Bool = try document.required("decrement", of: node)
        return Self(increment: increment, decrement: decrement)
    }
}

extension LabelPresentation: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let text: String = try document.required("text", of: node)
        let floating: Bool = try document.required("floating", of: node)
        let required: Bool = try document.required("required", of: node)
        return Self(text: text, floating: floating, required: required)
    }
}

extension TemplatePresentation: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let text: String = try document.required("text", of: node)
        let filled: Int64 = try document.required("filled", of: node, in: .unsigned)
        return Self(text: text, filled: filled)
    }
}

extension Badge: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let text: String = try document.required("text", of: node)
        let kind: String = try document.required("kind", of: node)
        let level: Int64? = try document.optional("level", of: node, noted, in: .integer)
        return Self(text: text, kind: kind, level: level)
    }
}

extension TextSegment: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let range: TextRange = try document.required("range", of: node)
        let kind: String = try document.required("kind", of: node)
        let state: PartState = try document.required("state", of: node)
        let gap: Int64? = try document.optional("gap", of: node, noted, in: .unsigned)
        let active: Bool? = try document.optional("active", of: node, noted)
        let choices: [String]? = try document.optional("choices", of: node, noted)
        return Self(range: range, kind: kind, state: state, gap: gap, active: active, choices: choices)
    }
}

extension AccessibilityPresentation: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let label: String = try document.required("label", of: node)
        let hint: String? = try document.optional("hint", of: node, noted)
        let enabled: Bool = try document.required("enabled", of: node)
        return Self(label: label, hint: hint, enabled: enabled)
    }
}

extension FieldEventParams: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let field: String = try document.required("field", of: node)
        let tag: Int64 = try document.required("tag", of: node, in: .integer)
        let event: FieldEventKind = try document.required("event", of: node)
        return Self(field: field, tag: tag, event: event)
    }
}

extension GroupStatusParams: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let form: String = try document.required("form", of: node)
        let group: String = try document.required("group", of: node)
        let valid: Bool = try document.required("valid", of: node)
        let fields: Int64 = try document.required("fields", of: node, in: .unsigned)
        let invalid: Int64 = try document.required("invalid", of: node, in: .unsigned)
        let pending: Int64 = try document.required("pending", of: node, in: .unsigned)
        return Self(form: form, group: group, valid: valid, fields: fields, invalid: invalid, pending: pending)
    }
}

extension FormStatusParams: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let valid: Bool = try document.required("valid", of: node)
        let invalid: Int64 = try document.required("invalid", of: node, in: .unsigned)
        let pending: Int64 = try document.required("pending", of: node, in: .unsigned)
        let groups: OrderedMap<Bool> = try document.required("groups", of: node)
        let page: String? = try document.optional("page", of: node, noted)
        let pages: [PageStatus]? = try document.optional("pages", of: node, noted)
        return Self(
            form: form,
            valid: valid,
            invalid: invalid,
            pending: pending,
            groups: groups,
            page: page,
            pages: pages
        )
    }
}

extension PageStatus: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let page: String = try document.required("page", of: node)
        let title: String? = try document.optional("title", of: node, noted)
        let valid: Bool = try document.required("valid", of: node)
        let invalid: Int64 = try document.required("invalid", of: node, in: .unsigned)
        let pending: Int64 = try document.required("pending", of: node, in: .unsigned)
        let shown: Bool? = try document.optional("shown", of: node, noted)
        return Self(page: page, title: title, valid: valid, invalid: invalid, pending: pending, shown: shown)
    }
}

extension FormOpenResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let valid: Bool = try document.required("valid", of: node)
        let invalid: Int64 = try document.required("invalid", of: node, in: .unsigned)
        let pending: Int64 = try document.required("pending", of: node, in: .unsigned)
        let groups: OrderedMap<Bool> = try document.required("groups", of: node)
        let page: String? = try document.optional("page", of: node, noted)
        let pages: [PageStatus]? = try document.optional("pages", of: node, noted)
        let sections: [SectionStatus]? = try document.optional("sections", of: node, noted)
        let fields: [FieldSnapshot]? = try document.optional("fields", of: node, noted)
        let words: OrderedMap<String>? = try document.optional("words", of: node, noted)
        let imported: Parameter? = try document.optional("imported", of: node, noted)
        let unsaid: [SchemaOmission]? = try document.optional("unsaid", of: node, noted)
        return Self(
            form: form,
            valid: valid,
            invalid: invalid,
            pending: pending,
            groups: groups,
            page: page,
            pages: pages,
            sections: sections,
            fields: fields,
            words: words,
            imported: imported,
            unsaid: unsaid
        )
    }
}

extension SchemaOmission: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let pointer: String = try document.required("pointer", of: node)
        let reason: String = try document.required("reason", of: node)
        return Self(pointer: pointer, reason: reason)
    }
}

extension SectionStatus: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let section: String = try document.required("section", of: node)
        let title: String? = try document.optional("title", of: node, noted)
        let rows: [Int64] = try document.required("rows", of: node)
        let fields: [FieldSnapshot]? = try document.optional("fields", of: node, noted)
        return Self(section: section, title: title, rows: rows, fields: fields)
    }
}

extension FormPageResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let page: String = try document.required("page", of: node)
        let moved: Bool = try document.required("moved", of: node)
        let first: String? = try document.optional("first", of: node, noted)
        let invalid: [String] = try document.required("invalid", of: node)
        let pending: [String] = try document.required("pending", of: node)
        let changed: OrderedMap<SubmittedText>? = try document.optional("changed", of: node, noted)
        return Self(page: page, moved: moved, first: first, invalid: invalid, pending: pending, changed: changed)
    }
}

extension SectionAddResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let row: Int64 = try document.required("row", of: node, in: .unsigned)
        let at: Int64 = try document.required("at", of: node, in: .unsigned)
        let rows: [Int64] = try document.required("rows", of: node)
        let fields: [FieldSnapshot] = try document.required("fields", of: node)
        return Self(row: row, at: at, rows: rows, fields: fields)
    }
}

extension SectionRemoveResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let at: Int64 = try document.required("at", of: node, in: .unsigned)
        let rows: [Int64] = try document.required("rows", of: node)
        let texts: OrderedMap<String> = try document.required("texts", of: node)
        return Self(at: at, rows: rows, texts: texts)
    }
}

extension SectionMoveResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let rows: [Int64] = try document.required("rows", of: node)
        return Self(rows: rows)
    }
}

extension FormCloseResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let disposed: Int64 = try document.required("disposed", of: node, in: .unsigned)
        return Self(disposed: disposed)
    }
}

extension FormSubmitResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let valid: Bool = try document.required("valid", of: node)
        let first: String? = try document.optional("first", of: node, noted)
        let page: String? = try document.optional("page", of: node, noted)
        let invalid: [String] = try document.required("invalid", of: node)
        let pending: [String] = try document.required("pending", of: node)
        let values: OrderedMap<String>? = try document.optional("values", of: node, noted)
        let texts: OrderedMap<String>? = try document.optional("texts", of: node, noted)
        let typed: OrderedMap<Parameter>? = try document.optional("typed", of: node, noted)
        let sections: OrderedMap<[Int64]>? = try document.optional("sections", of: node, noted)
        let changed: OrderedMap<SubmittedText>? = try document.optional("changed", of: node, noted)
        return Self(
            valid: valid,
            first: first,
            page: page,
            invalid: invalid,
            pending: pending,
            values: values,
            texts: texts,
            typed: typed,
            sections: sections,
            changed: changed
        )
    }
}

extension SubmittedText: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let text: String = try document.required("text", of: node)
        let version: Int64 = try document.required("version", of: node, in: .unsigned)
        let selection: TextRange = try document.required("selection", of: node)
        return Self(text: text, version: version, selection: selection)
    }
}

extension GroupVerifyResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let valid: Bool = try document.required("valid", of: node)
        let fields: Int64 = try document.required("fields", of: node, in: .unsigned)
        let invalid: [String] = try document.required("invalid", of: node)
        let pending: [String] = try document.required("pending", of: node)
        let groups: OrderedMap<Bool>? = try document.optional("groups", of: node, noted)
        let truncated: Bool? = try document.optional("truncated", of: node, noted)
        return Self(
            valid: valid,
            fields: fields,
            invalid: invalid,
            pending: pending,
            groups: groups,
            truncated: truncated
        )
    }
}

extension GroupCountResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let fields: Int64 = try document.required("fields", of: node, in: .unsigned)
        return Self(fields: fields)
    }
}

extension GroupDebugResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let fields: [GroupDebugEntry] = try document.required("fields", of: node)
        return Self(fields: fields)
    }
}

extension GroupDebugEntry: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let type: String = try document.required("type", of: node)
        let text: String? = try document.optional("text", of: node, noted)
        let state: FieldState = try document.required("state", of: node)
        let diagnostics: [Diagnostic] = try document.required("diagnostics", of: node)
        return Self(field: field, type: type, text: text, state: state, diagnostics: diagnostics)
    }
}

extension TypeListResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let types: [TypeSummary] = try document.required("types", of: node)
        return Self(types: types)
    }
}

extension TypeSummary: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let name: String = try document.required("name", of: node)
        let description: String = try document.required("description", of: node)
        let template: String? = try document.optional("template", of: node, noted)
        let params: [TypeParameter] = try document.required("params", of: node)
        return Self(name: name, description: description, template: template, params: params)
    }
}

extension TypeParameter: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let name: String = try document.required("name", of: node)
        let kind: String = try document.required("kind", of: node)
        let meaning: String = try document.required("meaning", of: node)
        let `default`: Parameter? = try document.optional("default", of: node, noted)
        let required: Bool = try document.required("required", of: node)
        return Self(name: name, kind: kind, meaning: meaning, default: `default`, required: required)
    }
}

extension CheckResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let valid: Bool = try document.required("valid", of: node)
        let invalid: [Int64] = try document.required("invalid", of: node)
        let findings: [CheckFinding] = try document.required("findings", of: node)
        let columns: [CheckedColumn]? = try document.optional("columns", of: node, noted)
        return Self(valid: valid, invalid: invalid, findings: findings, columns: columns)
    }
}

extension CheckFinding: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let row: Int64 = try document.required("row", of: node, in: .unsigned)
        let column: Int64? = try document.optional("column", of: node, noted, in: .unsigned)
        let field: String? = try document.optional("field", of: node, noted)
        let pending: Bool? = try document.optional("pending", of: node, noted)
        let dropped: String? = try document.optional("dropped", of: node, noted)
        let diagnostics: [Diagnostic] = try document.required("diagnostics", of: node)
        return Self(
            row: row,
            column: column,
            field: field,
            pending: pending,
            dropped: dropped,
            diagnostics: diagnostics
        )
    }
}

extension CheckedColumn: WireDecodableObject {
    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let texts: [String]? = try document.optional("texts", of: node, noted)
        let typed: [Parameter]? = try document.optional("typed", of: node, noted)
        return Self(texts: texts, typed: typed)
    }
}

extension TypeDescription: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let builtIn: Bool = try document.required("builtIn", of: node)
        let params: [TypeParameter] = try document.required("params", of: node)
        let countries: [String]? = try document.optional("countries", of: node, noted)
        let definition: TypeDefinition = try .read(membersOf: node, in: document)
        return Self(builtIn: builtIn, params: params, countries: countries, definition: definition)
    }
}

extension SessionSnapshotResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let snapshot: JSONText = try document.required("snapshot", of: node)
        return Self(snapshot: snapshot)
    }
}

extension SessionRestoreResult: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let fields: Int64 = try document.required("fields", of: node, in: .unsigned)
        return Self(fields: fields)
    }
}

extension SnapshotInvalidData: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let path: String = try document.required("path", of: node)
        let reason: String = try document.required("reason", of: node)
        return Self(path: path, reason: reason)
    }
}

extension InvalidParamsData: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let path: String = try document.required("path", of: node)
        let expected: String = try document.required("expected", of: node)
        let found: String = try document.required("found", of: node)
        return Self(path: path, expected: expected, found: found)
    }
}

extension RequestFailedData: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let reason: String = try document.required("reason", of: node)
        return Self(reason: reason)
    }
}

extension FieldErrorData: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let field: String = try document.required("field", of: node)
        return Self(field: field)
    }
}

extension TypeNotFoundData: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let type: String = try document.required("type", of: node)
        let known: [String] = try document.required("known", of: node)
        let path: String? = try document.optional("path", of: node, noted)
        return Self(type: type, known: known, path: path)
    }
}

extension InvalidDefinitionData: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let path: String = try document.required("path", of: node)
        let reason: String = try document.required("reason", of: node)
        let offset: Int64? = try document.optional("offset", of: node, noted, in: .unsigned)
        let contrary: [String]? = try document.optional("contrary", of: node, noted)
        return Self(path: path, reason: reason, offset: offset, contrary: contrary)
    }
}

extension LimitExceededData: WireDecodableObject {
    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let limit: String = try document.required("limit", of: node)
        let maximum: Int64 = try document.required("maximum", of: node, in: .unsigned)
        let found: Int64 = try document.required("found", of: node, in: .unsigned)
        let path: String? = try document.optional("path", of: node, noted)
        return Self(limit: limit, maximum: maximum, found: found, path: path)
    }
}
