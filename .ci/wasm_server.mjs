#!/usr/bin/env node
// The WebAssembly module as a process: what speaks with the daemon over pipes, its tests above all, can be given this instead.
//
//     FIELD_SERVER_WASM=field-server.wasm .ci/wasm_server [the daemon's flags for framing, limits and --now]
//
// Time stands still, as it does in the daemon under --now.

import { readSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const { Session, compile } = await import(join(here, 'wasm_module.mjs'));

const settings = {};
let today;
const words = process.argv.slice(2).flatMap((word) => (word.startsWith('--') ? word.split('=') : [word]));
for (let index = 0; index < words.length; index += 1) {
    const flag = words[index];
    if (flag === '--stdio') continue;
    const value = words[(index += 1)];
    if (flag === '--framing') settings.framing = value;
    else if (flag === '--now') today = Number(value.slice(0, 10).replaceAll('-', ''));
    else if (flag === '--slow-turn') continue;
    else if (flag.startsWith('--max-')) {
        settings[flag.slice(2).replace(/-(.)/g, (_, letter) => letter.toUpperCase())] = Number(value);
    } else throw new Error(`unknown flag ${flag}`);
}

const session = new Session(compile(process.env.FIELD_SERVER_WASM ?? join(here, '../.build/wasm/field-server.wasm')), settings);
if (today) session.today = today;

function write(bytes) {
    while (bytes.length > 0) {
        try {
            bytes = bytes.subarray(writeSync(1, bytes));
        } catch (error) {
            if (error.code !== 'EAGAIN') process.exit(1);
        }
    }
}

const buffer = Buffer.alloc(1 << 16);
while (session.exitCode === undefined) {
    let length = 0;
    try {
        length = readSync(0, buffer, 0, buffer.length, null);
    } catch (error) {
        if (error.code === 'EAGAIN') continue;
        if (error.code !== 'EOF') throw error;
    }
    write(length > 0 ? session.receive(buffer.subarray(0, length)) : session.endOfInput());
}
process.exit(session.exitCode);
