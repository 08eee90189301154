// Plays all transcripts against the WebAssembly module: what it says has to be what stands in them, to the byte, at the
// moment at which it stands there. Says what a key costs besides.
//
//     node .ci/wasm_transcripts.mjs [field-server.wasm]

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Session, compile } from './wasm_module.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const module = compile(process.argv[2] ?? join(root, '.build/wasm/field-server.wasm'));

/** The entries of a transcript: what stands in its blocks, with the indented lines that go on with it. */
function entries(text) {
    const found = [];
    let isInside = false;
    for (const line of text.split('\n')) {
        if (/^```/.test(line)) isInside = line === '```fsp';
        else if (!isInside || line.trim() === '') continue;
        else if (/^[ \t]/.test(line)) found[found.length - 1] += `\n${line.trim()}`;
        else found.push(line.trim());
    }
    return found;
}

/** JSON without the white space outside its strings. */
const compacted = (json) => json.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) => (part.startsWith('"') ? part : ''));

/** The bytes that a string literal stands for, in which `\xFF` is any byte. */
function unescaped(literal) {
    const parts = literal.slice(1, -1).match(/\\x[0-9A-Fa-f]{2}|(?:\\u[0-9A-Fa-f]{4})+|\\.|[^\\]+/g) ?? [];
    return Buffer.concat(parts.map((part) =>
        part.startsWith('\\x') ? Buffer.from(part.slice(2), 'hex') : Buffer.from(JSON.parse(`"${part}"`))));
}

/** The bytes of a message in the transcripts' short form. */
function message(text, isOutput) {
    if (/^[{[]/.test(text)) return Buffer.from(isOutput ? compacted(text) : text);
    const raw = /^raw (".*")$/s.exec(text);
    if (raw) return unescaped(raw[1]);
    const value = isOutput ? compacted : (json) => json;
    let [, id, rest] = /^(?:("(?:[^"\\]|\\.)*"|-?\d\S*|null)\s*)?(.*)$/s.exec(text);
    let body = '{"jsonrpc":"2.0",' + (id === undefined ? '' : `"id":${id},`);
    const error = /^error (\S+) ("(?:[^"\\]|\\.)*")\s*(.*)$/s.exec(rest);
    const call = /^(?!(?:null|true|false)(?:\s|$))([$a-zA-Z]\S*)\s*(.*)$/s.exec(rest);
    if (isOutput && error) {
        body += `"error":{"code":${error[1]},"message":${error[2]}${error[3] ? `,"data":${value(error[3])}` : ''}}`;
    } else if (call) {
        body += `"method":"${call[1]}"${call[2] ? `,"params":${value(call[2])}` : ''}`;
    } else {
        body += `"result":${value(rest)}`;
    }
    return Buffer.from(body + '}');
}

class Player {
    constructor(name) {
        this.name = name;
        this.framing = 'header';
        this.session = new Session(module);
        this.said = Buffer.alloc(0);
        this.expected = [];
        this.messages = 0;
    }

    framed(bytes) {
        return this.framing === 'line'
            ? Buffer.concat([bytes, Buffer.from('\n')])
            : Buffer.concat([Buffer.from(`Content-Length: ${bytes.length}\r\n\r\n`), bytes]);
    }

    /** Compares what was said since the last thing that happened. */
    settle(next) {
        const expected = Buffer.concat(this.expected);
        this.messages += this.expected.length;
        if (!this.said.equals(expected)) {
            throw new Error(`${this.name}, before ${next}:\nexpected ${expected}\nfound    ${this.said}`);
        }
        this.said = Buffer.alloc(0);
        this.expected = [];
    }

    play(entry) {
        const [, word, rest] = /^(\S+)\s*(.*)$/s.exec(entry);
        if (word === '<--') {
            this.expected.push(this.framed(message(rest, true)));
            return;
        }
        if (word === 'exit') {
            if (this.session.exitCode !== Number(rest)) throw new Error(`${this.name}: exit ${this.session.exitCode}`);
            return;
        }
        this.settle(entry);
        if (word === 'framing') this.framing = rest;
        else if (word === 'today') this.session.today = Number(rest.replaceAll('-', ''));
        else if (this.session.exitCode !== undefined) return;
        else if (word === '-->') {
            const bytes = message(rest, false);
            this.said = this.session.receive(rest.startsWith('raw ') ? bytes : this.framed(bytes));
        } else if (word === '...') {
            this.session.milliseconds += Number(/^(\d+) ms$/.exec(rest)[1]);
            this.said = this.session.receive(Buffer.alloc(0));
        } else if (entry === 'end of input') this.said = this.session.endOfInput();
        else throw new Error(`${this.name}: ${entry}?`);
    }
}

const directory = join(root, 'protocol/transcripts');
let messages = 0;
let failures = 0;
let memory = 0;
for (const name of readdirSync(directory).filter((name) => name.endsWith('.md') && name !== 'README.md').sort()) {
    const player = new Player(name);
    try {
        for (const entry of entries(readFileSync(join(directory, name), 'utf8'))) player.play(entry);
        player.settle('its end');
    } catch (error) {
        failures += 1;
        console.error(error instanceof WebAssembly.RuntimeError ? `${name}: ${error.stack}` : error.message);
    }
    messages += player.messages;
    if (name === 'checkout.md') memory = player.session.memoryBytes;
}
console.log(`${messages} messages of the transcripts, ${failures} transcripts differ, ${memory >> 10} KiB after the checkout`);

/** Microseconds of a key in a card field, with what a widget shows. */
function keyCost(type, text) {
    const session = new Session(module, { framing: 'line' });
    const send = (id, method, params) =>
        session.receive(Buffer.from(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${JSON.stringify(params)}}\n`));
    send(1, 'initialize', { processId: null, capabilities: { presentation: true } });
    send(2, 'field/create', { field: 'f', type });
    const keys = [...text].map((input, index) => [index + 3, 'field/edit', { field: 'f', input }]);
    const deletions = keys.map(([id]) => [id, 'field/edit', { field: 'f', delete: 'backward' }]);
    const round = () => [...keys, ...deletions].forEach((message) => send(...message));
    for (let count = 0; count < 200; count += 1) round();
    const times = [];
    for (let count = 0; count < 40; count += 1) {
        const start = process.hrtime.bigint();
        for (let inner = 0; inner < 5; inner += 1) round();
        times.push(Number(process.hrtime.bigint() - start) / 1000 / (10 * text.length));
    }
    return times.sort((a, b) => a - b)[times.length / 2 | 0].toFixed(1);
}

const start = process.hrtime.bigint();
new Session(compile(process.argv[2] ?? join(root, '.build/wasm/field-server.wasm')));
console.log(`ready in ${(Number(process.hrtime.bigint() - start) / 1e6).toFixed(0)} ms`);
console.log(`a key: card ${keyCost('card', '4242424242424242')} µs, phrase ${keyCost('phrase', 'some text here')} µs`);
process.exit(failures === 0 ? 0 : 1);
