#!/usr/bin/env node
// The WebAssembly module as a process: what speaks with the daemon over pipes, its tests and the fuzzer above all, can be given
// this instead.
//
//     FIELD_SERVER_WASM=field-server.wasm Tests/WebAssembly/server.mjs [the daemon's flags]
//
// It takes the daemon's flags for a session, `--now`, and those that make no difference here.

import { createReadStream, createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Session, compile, day } from './session.mjs';

const flags = [];
let today;
const words = process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? word.split('=') : [word]));
while (words.length > 0) {
    const flag = words.shift();
    if (flag === '--stdio') continue;
    const value = words.shift();
    if (flag === '--now') today = day(value.slice(0, 10));
    else if (flag !== '--slow-turn') flags.push(`${flag}=${value}`);
}

const here = dirname(fileURLToPath(import.meta.url));
const module = compile(process.env.FIELD_SERVER_WASM ?? join(here, '../../.build/wasm/field-server.wasm'));
const session = new Session(module, flags);
const output = createWriteStream('', { fd: 1 });
let timer;

/** Under `--now` the clock stands still. */
function setClock() {
    if (today) {
        session.today = today;
    } else {
        const now = new Date();
        session.today = now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate();
        session.milliseconds = Math.floor(performance.now());
    }
}

function turn(said) {
    if (said.length > 0) output.write(said);
    if (session.exitCode !== undefined) return output.end(() => process.exit(session.exitCode));
    clearTimeout(timer);
    if (today || session.deadline === Infinity) return;
    const delay = Math.max(0, session.deadline - performance.now());
    timer = setTimeout(() => {
        setClock();
        turn(session.advance());
    }, Math.min(delay, 1 << 30));
}

for await (const bytes of createReadStream('', { fd: 0 })) {
    if (session.exitCode !== undefined) break;
    setClock();
    turn(session.receive(bytes));
}
if (session.exitCode === undefined) {
    setClock();
    turn(session.end());
}
