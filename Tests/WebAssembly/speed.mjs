// What a key costs in the WebAssembly module, and beside it in a daemon.
//
//     node Tests/WebAssembly/speed.mjs field-server.wasm [DAEMON]
//
// A text of each type, with what a widget shows, is typed and deleted again, key by key. The module is given each key by itself,
// from the text of the message to the text of what is said; the daemon gets rounds of keys at once through its pipe, so that no
// key waits for it to wake up.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { gzipSync, brotliCompressSync } from 'node:zlib';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Session, compile } from './session.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const path = process.argv[2] ?? join(root, '.build/wasm/field-server.wasm');
const daemon = process.argv[3];

const request = (id, method, params) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
const field = 'f';
const start = (type) => [
    request(1, 'initialize', { processId: null, capabilities: { presentation: true } }),
    request(2, 'field/create', { field, type }),
    request(3, 'field/focus', { field }),
];
const round = (text) => [
    ...[...text].map((input) => request(4, 'field/edit', { field, input })),
    ...[...text].map(() => request(4, 'field/edit', { field, delete: 'backward' })),
];
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
const microseconds = () => Number(process.hrtime.bigint()) / 1000;

function inModule(module, type, text) {
    const session = new Session(module, ['--framing=line']);
    const send = (message) => session.receive(Buffer.from(message)).toString();
    start(type).forEach(send);
    const messages = round(text);
    const times = [];
    for (let count = 0; count < 600; count += 1) {
        const begin = microseconds();
        messages.forEach(send);
        times.push((microseconds() - begin) / messages.length);
    }
    return median(times.slice(200));
}

async function inDaemon(type, text) {
    const process = spawn(daemon, ['--framing=line'], { stdio: ['pipe', 'pipe', 'inherit'] });
    let answered = 0;
    let tail = '';
    let isDone = () => {};
    process.stdout.setEncoding('utf8').on('data', (data) => {
        const lines = (tail + data).split('\n');
        tail = lines.pop();
        answered += lines.filter((line) => line.includes('"id":')).length;
        isDone();
    });
    const exchange = (messages) => new Promise((resolve) => {
        const goal = answered + messages.length;
        isDone = () => { if (answered >= goal) resolve(); };
        process.stdin.write(messages.join(''));
    });
    await exchange(start(type));
    const messages = Array(20).fill(round(text)).flat();
    const times = [];
    for (let count = 0; count < 60; count += 1) {
        const begin = microseconds();
        await exchange(messages);
        times.push((microseconds() - begin) / messages.length);
    }
    process.stdin.end();
    await once(process, 'exit');
    return median(times.slice(20));
}

const bytes = readFileSync(path);
console.log(`${bytes.length} bytes, gzip ${gzipSync(bytes, { level: 9 }).length}, brotli ${brotliCompressSync(bytes).length}`);
let begin = microseconds();
const module = compile(path);
new Session(module);
console.log(`compiled and opened in ${((microseconds() - begin) / 1000).toFixed(1)} ms`);
const types = [
    ['card', '4242424242424242'], ['phrase', 'some text here'], ['phone', '2025550123'], ['currency', '1234567.89'],
    [{ name: 'currency', currency: 'EUR', locale: 'de-DE', grouping: true }, '1234567,89'], ['name', "mary ann o'neil"],
    ['street', '12 main st'], ['email', 'john.doe@example.com'], ['date', '12252024'], ['time', '0930'],
    ['dateTime', '2024-12-25 09:30'], ['expDate', '1227'], ['cvv', '123'], ['zip', '941031234'],
    [{ name: 'tel', country: 'DE' }, '+4915123456789'], ['tel', '+442079460958'], ['iban', 'DE89370400440532013000'],
    [{ name: 'postalCode', country: 'GB' }, 'SW1A1AA'], [{ name: 'taxId', country: 'DE' }, '12345678911'], ['vat', 'DE136695976'],
    [{ name: 'nationalId', country: 'SE' }, '8112189876'], ['url', 'https://example.com/a'], ['ip', '192.168.1.17'],
    ['number', '12345.678'], ['percent', '12.5'], ['age', '42'], ['password', 'Tr0ub4dor&3'],
    ['uuid', '550e8400e29b41d4a716446655440000'], ['isbn', '9780306406157'], ['macAddress', '00:1A:2B:3C:4D:5E'],
    ['color', '#ff00aa'], ['hostname', 'a.example.com'], ['country', 'germ'],
    [{ name: 'choice', choices: ['Red', 'Green', 'Blue', 'Yellow'] }, 'yel'], ['multiline', 'two words\nmore'], ['tags', 'red,blue,'],
];
for (const [type, text] of types) {
    const ours = inModule(module, type, text);
    const theirs = daemon ? `, ${(await inDaemon(type, text)).toFixed(1)} in the daemon` : '';
    console.log(`${type.name ?? type}: ${ours.toFixed(1)} µs a key${theirs}`);
}
