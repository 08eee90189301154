// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// A request of the client with its params.
public enum ClientRequest: Equatable, Sendable {
    /// Opens the session: who the client is, what it can do, and in which unit it counts.
    case initialize(InitializeParams)
    /// Ends the work; after it only `exit` is taken.
    case shutdown
    /// Makes a field and answers with its first report.
    indirect case fieldCreate(FieldCreateParams)
    /// One edit by the user, said in one of four ways.
    case fieldEdit(FieldEditParams)
    /// The field receives the keyboard; says where the caret goes.
    case fieldFocus(FieldParams)
    /// Editing ends: final formatting, then final validation.
    case fieldBlur(FieldViewParams)
    /// The Return key: validates, then names the form's next field, or says that the form may be submitted.
    case fieldCommit(FieldViewParams)
    /// Moves the selection, a caret to the nearest place where typing is possible.
    case fieldSelect(FieldSelectParams)
    /// Empties the field as the user's clear button does.
    case fieldClear(FieldViewParams)
    /// Takes back the last unit of editing; typing is undone a run at a time.
    case fieldUndo(FieldViewParams)
    /// Brings back what was undone last.
    case fieldRedo(FieldViewParams)
    /// Runs final validation and lets its verdict reach the state.
    case fieldValidate(FieldParams)
    /// Asks what final validation would say; state and notifications stay untouched.
    case fieldCheck(FieldParams)
    /// Changes any part of a field but its id; parts that are not named stay.
    case fieldUpdate(FieldUpdateParams)
    /// An icon was tapped, or an element of a picker chosen; an icon does what the field is set up for and raises
    /// `iconTapped`.
    case fieldAction(FieldActionParams)
    /// The field as it is now.
    case fieldGet(FieldParams)
    /// The fields in order of creation, a page at a time.
    case fieldList(FieldListParams)
    /// Diagnostics from outside, such as a web server's answer to a submit; replaces the owner's earlier ones.
    case fieldReport(FieldReportParams)
    /// Removes the field with its timers and questions.
    case fieldDispose(FieldParams)
    /// Sets up a form: which groups are monitored, and in which order Return walks its fields.
    case formOpen(FormOpenParams)
    /// Disposes every field of the form with its timers and questions.
    case formClose(FormParams)
    /// Final validation of every field of the form, all at once; the contents where all are valid.
    case formSubmit(FormSubmitParams)
    /// Asks what final validation of a group would say; changes no field's state and asks no client.
    case groupVerify(GroupVerifyParams)
    /// How many enabled fields the group has.
    case groupCount(GroupParams)
    /// Gives the group its rules between fields, in place of those it had.
    case groupDefine(GroupDefineParams)
    /// Every field of the group with its state and diagnostics, for people who look for a fault.
    case groupDebug(GroupParams)
    /// The types that fields can have: the built-in ones and the client's own.
    case typeList
    /// A type's definition and parameters.
    case typeDescribe(TypeDescribeParams)
    /// Declares a type for later fields, in place of the client's own of that name.
    indirect case typeDefine(TypeDefinition)
    /// Everything needed to go on with a form, or with all of them, in another process.
    case sessionSnapshot(SessionSnapshotParams)
    /// Brings back what a snapshot holds, all of it or nothing.
    case sessionRestore(SessionRestoreParams)

    public var method: RequestMethod {
        switch self {
        case .initialize: .initialize
        case .shutdown: .shutdown
        case .fieldCreate: .fieldCreate
        case .fieldEdit: .fieldEdit
        case .fieldFocus: .fieldFocus
        case .fieldBlur: .fieldBlur
        case .fieldCommit: .fieldCommit
        case .fieldSelect: .fieldSelect
        case .fieldClear: .fieldClear
        case .fieldUndo: .fieldUndo
        case .fieldRedo: .fieldRedo
        case .fieldValidate: .fieldValidate
        case .fieldCheck: .fieldCheck
        case .fieldUpdate: .fieldUpdate
        case .fieldAction: .fieldAction
        case .fieldGet: .fieldGet
        case .fieldList: .fieldList
        case .fieldReport: .fieldReport
        case .fieldDispose: .fieldDispose
        case .formOpen: .formOpen
        case .formClose: .formClose
        case .formSubmit: .formSubmit
        case .groupVerify: .groupVerify
        case .groupCount: .groupCount
        case .groupDefine: .groupDefine
        case .groupDebug: .groupDebug
        case .typeList: .typeList
        case .typeDescribe: .typeDescribe
        case .typeDefine: .typeDefine
        case .sessionSnapshot: .sessionSnapshot
        case .sessionRestore: .sessionRestore
        }
    }

    /// Reads the params of a method; absent, `null`, `{}` and `[]` are the same.
    public static func decode(
        _ method: RequestMethod, params: JSONNode?, in document: JSONDocument
    ) throws(DecodingFailure) -> ClientRequest {
        switch method {
        case .initialize: return .initialize(try document.params(params))
        case .shutdown:
            try document.noParams(params)
            return .shutdown
        case .fieldCreate: return .fieldCreate(try document.params(params))
        case .fieldEdit: return .fieldEdit(try document.params(params))
        case .fieldFocus: return .fieldFocus(try document.params(params))
        case .fieldBlur: return .fieldBlur(try document.params(params))
        case .fieldCommit: return .fieldCommit(try document.params(params))
        case .fieldSelect: return .fieldSelect(try document.params(params))
        case .fieldClear: return .fieldClear(try document.params(params))
        case .fieldUndo: return .fieldUndo(try document.params(params))
        case .fieldRedo: return .fieldRedo(try document.params(params))
        case .fieldValidate: return .fieldValidate(try document.params(params))
        case .fieldCheck: return .fieldCheck(try document.params(params))
        case .fieldUpdate: return .fieldUpdate(try document.params(params))
        case .fieldAction: return .fieldAction(try document.params(params))
        case .fieldGet: return .fieldGet(try document.params(params))
        case .fieldList: return .fieldList(try document.params(params))
        case .fieldReport: return .fieldReport(try document.params(params))
        case .fieldDispose: return .fieldDispose(try document.params(params))
        case .formOpen: return .formOpen(try document.params(params))
        case .formClose: return .formClose(try document.params(params))
        case .formSubmit: return .formSubmit(try document.params(params))
        case .groupVerify: return .groupVerify(try document.params(params))
        case .groupCount: return .groupCount(try document.params(params))
        case .groupDefine: return .groupDefine(try document.params(params))
        case .groupDebug: return .groupDebug(try document.params(params))
        case .typeList:
            try document.noParams(params)
            return .typeList
        case .typeDescribe: return .typeDescribe(try document.params(params))
        case .typeDefine: return .typeDefine(try document.params(params))
        case .sessionSnapshot: return .sessionSnapshot(try document.params(params))
        case .sessionRestore: return .sessionRestore(try document.params(params))
        }
    }
}

/// A notification of the client with its params.
public enum ClientNotification: Equatable, Sendable {
    /// The client has read the answer to `initialize`.
    case initialized
    /// Ends the process: exit code 0 after `shutdown`, else 1.
    case exit
    /// The answer to a request that still waits is no longer wanted.
    case cancelRequest(CancelParams)
    /// How much the server tells about its work from now on.
    case setTrace(SetTraceParams)
    /// The late answer to a `client/validate` that was answered with null.
    case fieldVerdict(FieldVerdictParams)

    public var method: NotificationMethod {
        switch self {
        case .initialized: .initialized
        case .exit: .exit
        case .cancelRequest: .cancelRequest
        case .setTrace: .setTrace
        case .fieldVerdict: .fieldVerdict
        }
    }

    /// Reads the params of a method; absent, `null`, `{}` and `[]` are the same.
    public static func decode(
        _ method: NotificationMethod, params: JSONNode?, in document: JSONDocument
    ) throws(DecodingFailure) -> ClientNotification {
        switch method {
        case .initialized:
            try document.noParams(params)
            return .initialized
        case .exit:
            try document.noParams(params)
            return .exit
        case .cancelRequest: return .cancelRequest(try document.params(params))
        case .setTrace: return .setTrace(try document.params(params))
        case .fieldVerdict: return .fieldVerdict(try document.params(params))
        }
    }
}
