// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

import JSONBytes
@testable import FieldProtocol

extension RequestMethod {
    /// Checks that params are what the method takes.
    func check(params: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        switch self {
        case .initialize: _ = try document.params(params) as InitializeParams
        case .shutdown: try document.noParams(params)
        case .localeWords: _ = try document.params(params) as LocaleWordsParams
        case .fieldCreate: _ = try document.params(params) as FieldCreateParams
        case .fieldEdit: _ = try document.params(params) as FieldEditParams
        case .fieldFocus: _ = try document.params(params) as FieldParams
        case .fieldBlur: _ = try document.params(params) as FieldViewParams
        case .fieldCommit: _ = try document.params(params) as FieldViewParams
        case .fieldSelect: _ = try document.params(params) as FieldSelectParams
        case .fieldClear: _ = try document.params(params) as FieldViewParams
        case .fieldUndo: _ = try document.params(params) as FieldViewParams
        case .fieldRedo: _ = try document.params(params) as FieldViewParams
        case .fieldValidate: _ = try document.params(params) as FieldParams
        case .fieldCheck: _ = try document.params(params) as FieldParams
        case .fieldChoices: _ = try document.params(params) as FieldChoicesParams
        case .fieldUpdate: _ = try document.params(params) as FieldUpdateParams
        case .fieldAction: _ = try document.params(params) as FieldActionParams
        case .fieldGet: _ = try document.params(params) as FieldParams
        case .fieldList: _ = try document.params(params) as FieldListParams
        case .fieldReport: _ = try document.params(params) as FieldReportParams
        case .fieldDispose: _ = try document.params(params) as FieldParams
        case .formOpen: _ = try document.params(params) as FormOpenParams
        case .formClose: _ = try document.params(params) as FormParams
        case .formSubmit: _ = try document.params(params) as FormSubmitParams
        case .formPage: _ = try document.params(params) as FormPageParams
        case .sectionAdd: _ = try document.params(params) as SectionAddParams
        case .sectionRemove: _ = try document.params(params) as SectionRowParams
        case .sectionMove: _ = try document.params(params) as SectionMoveParams
        case .formCheck: _ = try document.params(params) as FormCheckParams
        case .groupVerify: _ = try document.params(params) as GroupVerifyParams
        case .groupCount: _ = try document.params(params) as GroupParams
        case .groupDefine: _ = try document.params(params) as GroupDefineParams
        case .groupDebug: _ = try document.params(params) as GroupParams
        case .typeList: try document.noParams(params)
        case .typeDescribe: _ = try document.params(params) as TypeDescribeParams
        case .typeDefine: _ = try document.params(params) as TypeDefinition
        case .typeCheck: _ = try document.params(params) as TypeCheckParams
        case .sessionSnapshot: _ = try document.params(params) as SessionSnapshotParams
        case .sessionRestore: _ = try document.params(params) as SessionRestoreParams
        }
    }

    /// Checks that a result is what the method promises.
    func check(result: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        switch self {
        case .initialize: _ = try InitializeResult(decoding: result, in: document)
        case .shutdown: try document.requireNull(result)
        case .localeWords: _ = try LocaleWordsResult(decoding: result, in: document)
        case .fieldCreate: _ = try FieldSnapshot(decoding: result, in: document)
        case .fieldEdit: _ = try FieldEditResult(decoding: result, in: document)
        case .fieldFocus: _ = try FieldFocusResult(decoding: result, in: document)
        case .fieldBlur: _ = try FieldBlurResult(decoding: result, in: document)
        case .fieldCommit: _ = try FieldCommitResult(decoding: result, in: document)
        case .fieldSelect: _ = try FieldSelectResult(decoding: result, in: document)
        case .fieldClear: _ = try FieldEditResult(decoding: result, in: document)
        case .fieldUndo: _ = try FieldEditResult(decoding: result, in: document)
        case .fieldRedo: _ = try FieldEditResult(decoding: result, in: document)
        case .fieldValidate: _ = try FieldValidateResult(decoding: result, in: document)
        case .fieldCheck: _ = try FieldCheckResult(decoding: result, in: document)
        case .fieldChoices: _ = try ListWindow(decoding: result, in: document)
        case .fieldUpdate: _ = try FieldSnapshot(decoding: result, in: document)
        case .fieldAction: _ = try FieldSnapshot(decoding: result, in: document)
        case .fieldGet: _ = try FieldSnapshot(decoding: result, in: document)
        case .fieldList: _ = try FieldListResult(decoding: result, in: document)
        case .fieldReport: _ = try FieldSnapshot(decoding: result, in: document)
        case .fieldDispose: try document.requireNull(result)
        case .formOpen: _ = try FormOpenResult(decoding: result, in: document)
        case .formClose: _ = try FormCloseResult(decoding: result, in: document)
        case .formSubmit: _ = try FormSubmitResult(decoding: result, in: document)
        case .formPage: _ = try FormPageResult(decoding: result, in: document)
        case .sectionAdd: _ = try SectionAddResult(decoding: result, in: document)
        case .sectionRemove: _ = try SectionRemoveResult(decoding: result, in: document)
        case .sectionMove: _ = try SectionMoveResult(decoding: result, in: document)
        case .formCheck: _ = try CheckResult(decoding: result, in: document)
        case .groupVerify: _ = try GroupVerifyResult(decoding: result, in: document)
        case .groupCount: _ = try GroupCountResult(decoding: result, in: document)
        case .groupDefine: try document.requireNull(result)
        case .groupDebug: _ = try GroupDebugResult(decoding: result, in: document)
        case .typeList: _ = try TypeListResult(decoding: result, in: document)
        case .typeDescribe: _ = try TypeDescription(decoding: result, in: document)
        case .typeDefine: try document.requireNull(result)
        case .typeCheck: _ = try CheckResult(decoding: result, in: document)
        case .sessionSnapshot: _ = try SessionSnapshotResult(decoding: result, in: document)
        case .sessionRestore: _ = try SessionRestoreResult(decoding: result, in: document)
        }
    }
}

/// A method that the server calls.
enum ServerMethod: String, CaseIterable, Sendable {
    /// Asks the client's own validator about a text; null means that the verdict comes later as `field/verdict`.
    case clientValidate = "client/validate"
    /// The answer to a request that still waits is no longer wanted.
    case cancelRequest = "$/cancelRequest"
    /// A line about the server's work, where tracing is on.
    case logTrace = "$/logTrace"
    /// What a field shows now: one after every change of text, and whenever anything in it changed.
    case fieldDiagnostics = "field/diagnostics"
    /// What happened to a field, for clients that asked for events.
    case fieldEvent = "field/event"
    /// A monitored group's standing, when it changed.
    case groupStatus = "group/status"
    /// A form's standing, when it changed: what a submit would say.
    case formStatus = "form/status"
}

extension ServerMethod {
    /// Checks that params are what the method promises.
    func check(params: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        switch self {
        case .clientValidate: _ = try ClientValidateParams(decoding: params, in: document)
        case .cancelRequest: _ = try CancelParams(decoding: params, in: document)
        case .logTrace: _ = try LogTraceParams(decoding: params, in: document)
        case .fieldDiagnostics: _ = try FieldDiagnosticsParams(decoding: params, in: document)
        case .fieldEvent: _ = try FieldEventParams(decoding: params, in: document)
        case .groupStatus: _ = try GroupStatusParams(decoding: params, in: document)
        case .formStatus: _ = try FormStatusParams(decoding: params, in: document)
        }
    }
}
