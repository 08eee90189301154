// The WebAssembly module from Node, as far as its tests need it: one session, bytes in and bytes out.

import { readFileSync } from 'node:fs';

/** The limits in the order of `initialize`'s answer, by which the module's door counts them. */
const limits = [
    'maxMessageBytes', 'maxDepth', 'maxFields', 'maxTextLength', 'maxPatternStates', 'maxTurnWork', 'maxPending', 'maxBatch',
    'maxTypes', 'maxForms', 'maxEntries', 'maxRuleFields', 'maxReportedDiagnostics', 'maxReportOwners',
];

const framings = { auto: 0, header: 1, line: 2 };

export function compile(path) {
    const module = new WebAssembly.Module(readFileSync(path));
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0) throw new Error(`the module imports ${imports.map(({ name }) => name)}`);
    return module;
}

export class Session {
    /** @param settings `framing` (auto, header or line) and any of the limits, by name. */
    constructor(module, settings = {}) {
        this.door = new WebAssembly.Instance(module).exports;
        limits.forEach((name, index) => {
            if (settings[name] !== undefined) this.door.field_server_set_limit(index, settings[name]);
        });
        this.door.field_server_open(framings[settings.framing ?? 'auto']);
        this.milliseconds = 0;
        this.today = 20261121;
    }

    /** Sends bytes, lets happen what is due, and gives what the session says. */
    receive(bytes) {
        const address = this.door.field_server_input(bytes.length);
        new Uint8Array(this.door.memory.buffer, address, bytes.length).set(bytes);
        return this.#output(this.door.field_server_receive(bytes.length, this.milliseconds, this.today));
    }

    endOfInput() {
        return this.#output(this.door.field_server_end_of_input(this.milliseconds, this.today));
    }

    #output(length) {
        return Buffer.from(new Uint8Array(this.door.memory.buffer, this.door.field_server_output(), length));
    }

    /** The code with which a process would end now; undefined while the session goes on. */
    get exitCode() {
        const code = this.door.field_server_exit_code();
        return code < 0 ? undefined : code;
    }

    get deadline() { return this.door.field_server_deadline(); }

    get memoryBytes() { return this.door.memory.buffer.byteLength; }

    close() { this.door.field_server_close(); }
}
