// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

/**
 * The methods of the Field Server Protocol 1.0.
 * @module
 */

import type {
  CheckResult,
  FieldActionParams,
  FieldBlurResult,
  FieldCheckResult,
  FieldChoicesParams,
  FieldCommitResult,
  FieldCreateParams,
  FieldEditParams,
  FieldEditResult,
  FieldFocusResult,
  FieldListParams,
  FieldListResult,
  FieldParams,
  FieldReportParams,
  FieldSelectParams,
  FieldSelectResult,
  FieldSnapshot,
  FieldUpdateParams,
  FieldValidateResult,
  FieldVerdictParams,
  FieldViewParams,
  FormCheckParams,
  FormCloseResult,
  FormOpenParams,
  FormOpenResult,
  FormPageParams,
  FormPageResult,
  FormParams,
  FormSubmitParams,
  FormSubmitResult,
  GroupCountResult,
  GroupDebugResult,
  GroupDefineParams,
  GroupParams,
  GroupVerifyParams,
  GroupVerifyResult,
  ListWindow,
  LocaleWordsParams,
  LocaleWordsResult,
  SectionAddParams,
  SectionAddResult,
  SectionMoveParams,
  SectionMoveResult,
  SectionRemoveResult,
  SectionRowParams,
  SessionRestoreParams,
  SessionRestoreResult,
  SessionSnapshotParams,
  SessionSnapshotResult,
  SetTraceParams,
  TypeCheckParams,
  TypeDefinition,
  TypeDescribeParams,
  TypeDescription,
  TypeListResult,
} from "./protocol.ts";
import type { CallOptions } from "./call.ts";

/** The methods. Each call sends at once, in the order of the calls. */
export abstract class Requests {
  /** Sends a request; resolves with its result. */
  abstract call<Result>(method: string, params: object, options?: CallOptions): Promise<Result>;

  /** Sends a notification. */
  abstract notify(method: string, params: object): void;

  /** What buttons and marks around fields say in a language. */
  localeWords(params: LocaleWordsParams = {}, options?: CallOptions): Promise<LocaleWordsResult> {
    return this.call("locale/words", params, options);
  }

  /** Makes a field and answers with its first report. */
  fieldCreate(params: FieldCreateParams = {}, options?: CallOptions): Promise<FieldSnapshot> {
    return this.call("field/create", params, options);
  }

  /** One edit by the user, said in one of five ways. */
  fieldEdit(params: FieldEditParams, options?: CallOptions): Promise<FieldEditResult> {
    return this.call("field/edit", params, options);
  }

  /** The field receives the keyboard; says where the caret goes. */
  fieldFocus(params: FieldParams, options?: CallOptions): Promise<FieldFocusResult> {
    return this.call("field/focus", params, options);
  }

  /** Editing ends: final formatting, then final validation. */
  fieldBlur(params: FieldViewParams, options?: CallOptions): Promise<FieldBlurResult> {
    return this.call("field/blur", params, options);
  }

  /** The Return key: validates, then names the form's next field, or says that the form may be submitted. */
  fieldCommit(params: FieldViewParams, options?: CallOptions): Promise<FieldCommitResult> {
    return this.call("field/commit", params, options);
  }

  /** Moves the selection, a caret to the nearest place where typing is possible. */
  fieldSelect(params: FieldSelectParams, options?: CallOptions): Promise<FieldSelectResult> {
    return this.call("field/select", params, options);
  }

  /** Empties the field as the user's clear button does. */
  fieldClear(params: FieldViewParams, options?: CallOptions): Promise<FieldEditResult> {
    return this.call("field/clear", params, options);
  }

  /** Takes back the last unit of editing; typing is undone a run at a time. */
  fieldUndo(params: FieldViewParams, options?: CallOptions): Promise<FieldEditResult> {
    return this.call("field/undo", params, options);
  }

  /** Brings back what was undone last. */
  fieldRedo(params: FieldViewParams, options?: CallOptions): Promise<FieldEditResult> {
    return this.call("field/redo", params, options);
  }

  /** Runs final validation and lets its verdict reach the state. */
  fieldValidate(params: FieldParams, options?: CallOptions): Promise<FieldValidateResult> {
    return this.call("field/validate", params, options);
  }

  /** Asks what final validation would say; state and notifications stay untouched. */
  fieldCheck(params: FieldParams, options?: CallOptions): Promise<FieldCheckResult> {
    return this.call("field/check", params, options);
  }

  /** Asks for a part of what is chosen from, or of what a text finds in it; state and notifications stay untouched. */
  fieldChoices(params: FieldChoicesParams, options?: CallOptions): Promise<ListWindow> {
    return this.call("field/choices", params, options);
  }

  /** Changes any part of a field but its id; parts that are not named stay. */
  fieldUpdate(params: FieldUpdateParams, options?: CallOptions): Promise<FieldSnapshot> {
    return this.call("field/update", params, options);
  }

  /**
   * An icon was tapped, or an element of a picker chosen; an icon does what the field is set up for and raises
   * `iconTapped`.
   */
  fieldAction(params: FieldActionParams, options?: CallOptions): Promise<FieldSnapshot> {
    return this.call("field/action", params, options);
  }

  /** The field as it is now. */
  fieldGet(params: FieldParams, options?: CallOptions): Promise<FieldSnapshot> {
    return this.call("field/get", params, options);
  }

  /** The fields in order of creation, a page at a time. */
  fieldList(params: FieldListParams = {}, options?: CallOptions): Promise<FieldListResult> {
    return this.call("field/list", params, options);
  }

  /** Diagnostics from outside, such as a web server's answer to a submit; replaces the owner's earlier ones. */
  fieldReport(params: FieldReportParams, options?: CallOptions): Promise<FieldSnapshot> {
    return this.call("field/report", params, options);
  }

  /** Removes the field with its timers and questions. */
  fieldDispose(params: FieldParams, options?: CallOptions): Promise<null> {
    return this.call("field/dispose", params, options);
  }

  /**
   * Sets up a form: which groups are monitored, in which order Return walks its fields, its pages, and its sections
   * that repeat.
   */
  formOpen(params: FormOpenParams, options?: CallOptions): Promise<FormOpenResult> {
    return this.call("form/open", params, options);
  }

  /** Disposes every field of the form with its timers and questions. */
  formClose(params: FormParams, options?: CallOptions): Promise<FormCloseResult> {
    return this.call("form/close", params, options);
  }

  /** Final validation of every field of the form, all at once; the contents where all are valid. */
  formSubmit(params: FormSubmitParams, options?: CallOptions): Promise<FormSubmitResult> {
    return this.call("form/submit", params, options);
  }

  /** Turns to another page: forwards with the final validation of the page that is left, backwards freely. */
  formPage(params: FormPageParams, options?: CallOptions): Promise<FormPageResult> {
    return this.call("form/page", params, options);
  }

  /** Adds a row to a section that repeats, with its fields. */
  sectionAdd(params: SectionAddParams, options?: CallOptions): Promise<SectionAddResult> {
    return this.call("section/add", params, options);
  }

  /** Removes a row of a section; its fields are disposed of. */
  sectionRemove(params: SectionRowParams, options?: CallOptions): Promise<SectionRemoveResult> {
    return this.call("section/remove", params, options);
  }

  /** Moves a row of a section to another place among its rows. */
  sectionMove(params: SectionMoveParams, options?: CallOptions): Promise<SectionMoveResult> {
    return this.call("section/move", params, options);
  }

  /** Judges many rows of texts as the form's fields would, with the rules between them; the fields stay untouched. */
  formCheck(params: FormCheckParams, options?: CallOptions): Promise<CheckResult> {
    return this.call("form/check", params, options);
  }

  /** Asks what final validation of a group would say; changes no field's state and asks no client. */
  groupVerify(params: GroupVerifyParams = {}, options?: CallOptions): Promise<GroupVerifyResult> {
    return this.call("group/verify", params, options);
  }

  /** How many enabled fields the group has. */
  groupCount(params: GroupParams, options?: CallOptions): Promise<GroupCountResult> {
    return this.call("group/count", params, options);
  }

  /** Gives the group its rules between fields, in place of those it had. */
  groupDefine(params: GroupDefineParams, options?: CallOptions): Promise<null> {
    return this.call("group/define", params, options);
  }

  /** Every field of the group with its state and diagnostics, for people who look for a fault. */
  groupDebug(params: GroupParams, options?: CallOptions): Promise<GroupDebugResult> {
    return this.call("group/debug", params, options);
  }

  /** The types that fields can have: the built-in ones and the client's own. */
  typeList(options?: CallOptions): Promise<TypeListResult> {
    return this.call("type/list", {}, options);
  }

  /** A type's definition and parameters. */
  typeDescribe(params: TypeDescribeParams, options?: CallOptions): Promise<TypeDescription> {
    return this.call("type/describe", params, options);
  }

  /** Declares a type for later fields, in place of the client's own of that name. */
  typeDefine(params: TypeDefinition, options?: CallOptions): Promise<null> {
    return this.call("type/define", params, options);
  }

  /** Judges many texts as fields of a type would, one column of texts for each type, without a field being made. */
  typeCheck(params: TypeCheckParams, options?: CallOptions): Promise<CheckResult> {
    return this.call("type/check", params, options);
  }

  /** Everything needed to go on with a form, or with all of them, in another process. */
  sessionSnapshot(params: SessionSnapshotParams = {}, options?: CallOptions): Promise<SessionSnapshotResult> {
    return this.call("session/snapshot", params, options);
  }

  /** Brings back what a snapshot holds, all of it or nothing. */
  sessionRestore(params: SessionRestoreParams, options?: CallOptions): Promise<SessionRestoreResult> {
    return this.call("session/restore", params, options);
  }

  /** How much the server tells about its work from now on. */
  setTrace(params: SetTraceParams): void {
    this.notify("$/setTrace", params);
  }

  /** The late answer to a `client/validate` that was answered with null. */
  fieldVerdict(params: FieldVerdictParams): void {
    this.notify("field/verdict", params);
  }
}
