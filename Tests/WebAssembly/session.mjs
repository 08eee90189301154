// A session of the WebAssembly module, as Node's tests need it: bytes in, bytes out.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The tables that lie beside the module, by their numbers. */
export const tables = ['telephone', 'addresses', 'messages', 'world', 'calendar'];

export function compile(path) {
    const module = new WebAssembly.Module(readFileSync(path));
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0) throw new Error(`the module imports ${imports.map(({ name }) => name)}`);
    return Object.assign(module, { folder: dirname(path) });
}

export class Session {
    /** The numbers of tables that were asked for. */
    taken = [];

    /** @param flags those of the daemon, such as `--framing=line`. */
    constructor(module, flags = []) {
        this.folder = module.folder;
        this.door = new WebAssembly.Instance(module).exports;
        const text = Buffer.from(flags.join(' '));
        this.#give(text);
        if (!this.door.open(text.length)) throw new Error(`no flags of a session: ${flags.join(' ')}`);
        this.milliseconds = 0;
        this.today = 20261121;
    }

    /** Takes bytes, of any number, behind what is due; gives what is said. */
    receive(bytes) {
        this.#give(bytes);
        return this.#whole(this.#said(this.door.receive(bytes.length, this.milliseconds, this.today)));
    }

    /** What is said once the tables are there that are asked for. */
    #whole(said) {
        const parts = [said];
        for (let wanted = this.door.wants(); wanted >= 0; wanted = this.door.wants()) {
            const file = this.table(wanted);
            this.#give(file);
            parts.push(this.#said(this.door.take(wanted, file.length, this.milliseconds, this.today)));
            this.taken.push(wanted);
        }
        return Buffer.concat(parts);
    }

    /** The file of a table. */
    table(number) { return readFileSync(join(this.folder, `field-server.${tables[number]}.table`)); }

    /** Does what is due; gives what is said. */
    advance() { return this.#said(this.door.receive(0, this.milliseconds, this.today)); }

    end() { return this.#said(this.door.end(this.milliseconds, this.today)); }

    get deadline() { return this.door.deadline(); }

    /** Undefined while the session goes on. */
    get exitCode() {
        const code = this.door.exitCode();
        return code < 0 ? undefined : code;
    }

    get memoryBytes() { return this.door.memory.buffer.byteLength; }

    #give(bytes) { this.#bytes(this.door.input(bytes.length), bytes.length).set(bytes); }

    #said(length) { return Buffer.from(this.#bytes(this.door.output(), length)); }

    // Made anew each time: memory that grows is another buffer.
    #bytes(address, length) { return new Uint8Array(this.door.memory.buffer, address, length); }
}

/** The day as the door has it: `2026-11-21` is 20261121. */
export const day = (iso) => Number(iso.replaceAll('-', ''));
