// Runs records (specification, section 1.11) again in the WebAssembly module: at the same moments it has to say, byte for byte,
// what the daemon said.
//
//     node Tests/WebAssembly/replay.mjs field-server.wasm FOLDER

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Session, compile, day } from './session.mjs';

/** The events of a record: what its line says, and the bytes behind it. */
function* events(record) {
    let at = 0;
    while (at < record.length) {
        const end = record.indexOf(10, at);
        const words = record.toString('latin1', at, end).split(' ');
        at = end + 1;
        let bytes;
        if (words[0] === 'receive' || words[0] === 'write') {
            const length = Number(words.at(-1));
            bytes = record.subarray(at, at + length);
            at += length + 1;
        }
        yield { words, bytes };
    }
}

/** What differs; undefined where nothing does. */
function difference(module, record) {
    let session;
    let said = [];
    const written = [];
    const compared = () => {
        const ours = Buffer.concat(said);
        const theirs = Buffer.concat(written.splice(0));
        said = [];
        if (ours.equals(theirs)) return undefined;
        const place = ours.findIndex((byte, index) => byte !== theirs[index]);
        const start = Math.max(0, (place < 0 ? Math.min(ours.length, theirs.length) : place) - 100);
        return `says …${ours.subarray(start, start + 300)}\nfor …${theirs.subarray(start, start + 300)}`;
    };
    for (const { words, bytes } of events(record)) {
        if (words[0] === 'write') {
            written.push(bytes);
            continue;
        }
        const wrong = session && compared();
        if (wrong) return wrong;
        if (words[0] === 'flags') session = new Session(module, words.slice(1));
        if (words.length > 2 && session) {
            session.milliseconds = Number(words[1]);
            session.today = day(words[2]);
        }
        if (words[0] === 'receive') said.push(session.receive(bytes));
        else if (words[0] === 'advance') said.push(session.advance());
        else if (words[0] === 'end-of-input') said.push(session.end());
    }
    return compared();
}

const [path, folder] = process.argv.slice(2);
const module = compile(path);
const names = readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
let failures = 0;
let bytes = 0;
for (const name of names) {
    const record = readFileSync(join(folder, name));
    let wrong;
    try {
        wrong = difference(module, record);
    } catch (error) {
        wrong = error.stack;
    }
    bytes += record.length;
    if (!wrong) continue;
    failures += 1;
    console.error(`${name}: ${wrong}`);
}
console.log(`${names.length} records of ${bytes} bytes, ${failures} differ`);
if (failures > 0 || names.length === 0) process.exit(1);
