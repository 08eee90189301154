import type { ClientValidateParams, ValidatorVerdict } from "./protocol.ts";
/** Whether a path leads to what is asked for: there, of the right kind, not too large, of an accepted type. */
export declare function judgeFile(question: ClientValidateParams): Promise<ValidatorVerdict>;
