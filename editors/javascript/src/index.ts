/**
 * A client of field-server, for pages, workers, Node and Electron.
 * @module
 */

export { type CallOptions, ServerEnded, ServerError, ServerNotFound } from "./call.ts";
export { Client, type ClientOptions, type NotificationScope } from "./client.ts";
export { Field, type TextEdit } from "./field.ts";
export { Form, type FormDefinition, type FormGroup } from "./form.ts";
export type { ListenOptions } from "./listeners.ts";
export type * from "./protocol.ts";
export { ErrorCode, PROTOCOL_VERSION, Severity } from "./protocol.ts";
export type { ColumnType, Row, RowCheck, RowFinding } from "./rows.ts";
export { Section as FormSection, SectionRow } from "./section.ts";
export type { Connect, Transport, TransportListener } from "./transport.ts";
export { type FileJudge, type Finding, LATER, type Validator, type ValidatorScope } from "./validators.ts";
export { type Port, port, serve } from "./transports/port.ts";
export { wasm, type WasmOptions, type WasmSource } from "./transports/wasm.ts";
export { worker, type WorkerOptions } from "./transports/worker.ts";
