// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// A method that the client calls.
public enum Method: Hashable, Sendable {
    case request(RequestMethod)
    case notification(NotificationMethod)

    /// As it is spelled on the wire.
    public var name: String {
        switch self {
        case .request(let method): method.rawValue
        case .notification(let method): method.rawValue
        }
    }

    /// Nil where the node is not the name of a method that the client may call.
    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "exit") {
                self = .notification(.exit)
                return
            }
        case 8:
            if document.equals(node, "shutdown") {
                self = .request(.shutdown)
                return
            }
        case 9:
            if document.equals(node, "field/get") {
                self = .request(.fieldGet)
                return
            }
            if document.equals(node, "form/open") {
                self = .request(.formOpen)
                return
            }
            if document.equals(node, "form/page") {
                self = .request(.formPage)
                return
            }
            if document.equals(node, "type/list") {
                self = .request(.typeList)
                return
            }
        case 10:
            if document.equals(node, "initialize") {
                self = .request(.initialize)
                return
            }
            if document.equals(node, "field/edit") {
                self = .request(.fieldEdit)
                return
            }
            if document.equals(node, "field/blur") {
                self = .request(.fieldBlur)
                return
            }
            if document.equals(node, "field/undo") {
                self = .request(.fieldUndo)
                return
            }
            if document.equals(node, "field/redo") {
                self = .request(.fieldRedo)
                return
            }
            if document.equals(node, "field/list") {
                self = .request(.fieldList)
                return
            }
            if document.equals(node, "form/close") {
                self = .request(.formClose)
                return
            }
            if document.equals(node, "form/check") {
                self = .request(.formCheck)
                return
            }
            if document.equals(node, "type/check") {
                self = .request(.typeCheck)
                return
            }
            if document.equals(node, "$/setTrace") {
                self = .notification(.setTrace)
                return
            }
        case 11:
            if document.equals(node, "field/focus") {
                self = .request(.fieldFocus)
                return
            }
            if document.equals(node, "field/clear") {
                self = .request(.fieldClear)
                return
            }
            if document.equals(node, "field/check") {
                self = .request(.fieldCheck)
                return
            }
            if document.equals(node, "form/submit") {
                self = .request(.formSubmit)
                return
            }
            if document.equals(node, "section/add") {
                self = .request(.sectionAdd)
                return
            }
            if document.equals(node, "group/count") {
                self = .request(.groupCount)
                return
            }
            if document.equals(node, "group/debug") {
                self = .request(.groupDebug)
                return
            }
            if document.equals(node, "type/define") {
                self = .request(.typeDefine)
                return
            }
            if document.equals(node, "initialized") {
                self = .notification(.initialized)
                return
            }
        case 12:
            if document.equals(node, "locale/words") {
                self = .request(.localeWords)
                return
            }
            if document.equals(node, "field/create") {
                self = .request(.fieldCreate)
                return
            }
            if document.equals(node, "field/commit") {
                self = .request(.fieldCommit)
                return
            }
            if document.equals(node, "field/select") {
                self = .request(.fieldSelect)
                return
            }
            if document.equals(node, "field/update") {
                self = .request(.fieldUpdate)
                return
            }
            if document.equals(node, "field/action") {
                self = .request(.fieldAction)
                return
            }
            if document.equals(node, "field/report") {
                self = .request(.fieldReport)
                return
            }
            if document.equals(node, "section/move") {
                self = .request(.sectionMove)
                return
            }
            if document.equals(node, "group/verify") {
                self = .request(.groupVerify)
                return
            }
            if document.equals(node, "group/define") {
                self = .request(.groupDefine)
                return
            }
        case 13:
            if document.equals(node, "field/choices") {
                self = .request(.fieldChoices)
                return
            }
            if document.equals(node, "field/dispose") {
                self = .request(.fieldDispose)
                return
            }
            if document.equals(node, "type/describe") {
                self = .request(.typeDescribe)
                return
            }
            if document.equals(node, "field/verdict") {
                self = .notification(.fieldVerdict)
                return
            }
        case 14:
            if document.equals(node, "field/validate") {
                self = .request(.fieldValidate)
                return
            }
            if document.equals(node, "section/remove") {
                self = .request(.sectionRemove)
                return
            }
        case 15:
            if document.equals(node, "session/restore") {
                self = .request(.sessionRestore)
                return
            }
            if document.equals(node, "$/cancelRequest") {
                self = .notification(.cancelRequest)
                return
            }
        case 16:
            if document.equals(node, "session/snapshot") {
                self = .request(.sessionSnapshot)
                return
            }
        default: break
        }
        return nil
    }
}

/// A request that the client makes.
public enum RequestMethod: String, CaseIterable, Sendable {
    /// Opens the session: who the client is, what it can do, and in which unit it counts.
    case initialize
    /// Ends the work; after it only `exit` is taken.
    case shutdown
    /// What buttons and marks around fields say in a language.
    case localeWords = "locale/words"
    /// Makes a field and answers with its first report.
    case fieldCreate = "field/create"
    /// One edit by the user, said in one of five ways.
    case fieldEdit = "field/edit"
    /// The field receives the keyboard; says where the caret goes.
    case fieldFocus = "field/focus"
    /// Editing ends: final formatting, then final validation.
    case fieldBlur = "field/blur"
    /// The Return key: validates, then names the form's next field, or says that the form may be submitted.
    case fieldCommit = "field/commit"
    /// Moves the selection, a caret to the nearest place where typing is possible.
    case fieldSelect = "field/select"
    /// Empties the field as the user's clear button does.
    case fieldClear = "field/clear"
    /// Takes back the last unit of editing; typing is undone a run at a time.
    case fieldUndo = "field/undo"
    /// Brings back what was undone last.
    case fieldRedo = "field/redo"
    /// Runs final validation and lets its verdict reach the state.
    case fieldValidate = "field/validate"
    /// Asks what final validation would say; state and notifications stay untouched.
    case fieldCheck = "field/check"
    /// Asks for a part of what is chosen from, or of what a text finds in it; state and notifications stay untouched.
    case fieldChoices = "field/choices"
    /// Changes any part of a field but its id; parts that are not named stay.
    case fieldUpdate = "field/update"
    /// An icon was tapped, or an element of a picker chosen; an icon does what the field is set up for and raises
    /// `iconTapped`.
    case fieldAction = "field/action"
    /// The field as it is now.
    case fieldGet = "field/get"
    /// The fields in order of creation, a page at a time.
    case fieldList = "field/list"
    /// Diagnostics from outside, such as a web server's answer to a submit; replaces the owner's earlier ones.
    case fieldReport = "field/report"
    /// Removes the field with its timers and questions.
    case fieldDispose = "field/dispose"
    /// Sets up a form: which groups are monitored, in which order Return walks its fields, its pages, and its sections
    /// that repeat.
    case formOpen = "form/open"
    /// Disposes every field of the form with its timers and questions.
    case formClose = "form/close"
    /// Final validation of every field of the form, all at once; the contents where all are valid.
    case formSubmit = "form/submit"
    /// Turns to another page: forwards with the final validation of the page that is left, backwards freely.
    case formPage = "form/page"
    /// Adds a row to a section that repeats, with its fields.
    case sectionAdd = "section/add"
    /// Removes a row of a section; its fields are disposed of.
    case sectionRemove = "section/remove"
    /// Moves a row of a section to another place among its rows.
    case sectionMove = "section/move"
    /// Judges many rows of texts as the form's fields would, with the rules between them; the fields stay untouched.
    case formCheck = "form/check"
    /// Asks what final validation of a group would say; changes no field's state and asks no client.
    case groupVerify = "group/verify"
    /// How many enabled fields the group has.
    case groupCount = "group/count"
    /// Gives the group its rules between fields, in place of those it had.
    case groupDefine = "group/define"
    /// Every field of the group with its state and diagnostics, for people who look for a fault.
    case groupDebug = "group/debug"
    /// The types that fields can have: the built-in ones and the client's own.
    case typeList = "type/list"
    /// A type's definition and parameters.
    case typeDescribe = "type/describe"
    /// Declares a type for later fields, in place of the client's own of that name.
    case typeDefine = "type/define"
    /// Judges many texts as fields of a type would, one column of texts for each type, without a field being made.
    case typeCheck = "type/check"
    /// Everything needed to go on with a form, or with all of them, in another process.
    case sessionSnapshot = "session/snapshot"
    /// Brings back what a snapshot holds, all of it or nothing.
    case sessionRestore = "session/restore"
}

/// A notification that the client sends.
public enum NotificationMethod: String, CaseIterable, Sendable {
    /// The client has read the answer to `initialize`.
    case initialized
    /// Ends the process: exit code 0 after `shutdown`, else 1.
    case exit
    /// The answer to a request that still waits is no longer wanted.
    case cancelRequest = "$/cancelRequest"
    /// How much the server tells about its work from now on.
    case setTrace = "$/setTrace"
    /// The late answer to a `client/validate` that was answered with null.
    case fieldVerdict = "field/verdict"
}
