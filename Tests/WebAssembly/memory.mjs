// How much memory the WebAssembly module needs: for a form, and that what fields had is used again when they are gone.
//
//     node Tests/WebAssembly/memory.mjs field-server.wasm

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Session, compile } from './session.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const module = compile(process.argv[2] ?? join(root, '.build/wasm/field-server.wasm'));

class Client {
    #id = 0;

    constructor() {
        this.session = new Session(module, ['--framing=line']);
        this.ask('initialize', { processId: null, capabilities: { presentation: true } });
    }

    ask(method, params) {
        this.#id += 1;
        const text = `${JSON.stringify({ jsonrpc: '2.0', id: this.#id, method, params })}\n`;
        const said = this.session.receive(Buffer.from(text)).toString();
        const answer = said.split('\n').filter(Boolean).map((line) => JSON.parse(line)).find(({ id }) => id === this.#id);
        if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
        return answer.result;
    }
}

const kibibytes = (client) => client.session.memoryBytes / 1024;
const failures = [];
function expect(holds, what) {
    console.log(what);
    if (!holds) failures.push(what);
}

const shopper = new Client();
const form = JSON.parse(readFileSync(join(root, 'protocol/forms/checkout.json')));
for (const type of form.types ?? []) shopper.ask('type/define', type);
shopper.ask('form/open', { form: form.form, groups: form.groups.map(({ name }) => name) });
for (const options of form.fields) shopper.ask('field/create', { form: form.form, ...options });
for (const { field } of form.fields) {
    shopper.ask('field/focus', { field });
    for (const input of '4242 Main Street') shopper.ask('field/edit', { field, input });
    shopper.ask('field/blur', { field });
}
shopper.ask('form/submit', { form: form.form });
expect(kibibytes(shopper) <= 2048, `${kibibytes(shopper)} KiB for the checkout, filled in and submitted`);

// Each round makes as many fields, of all types in turn, and disposes of them.
const types = ['phrase', 'email', 'card', 'phone', 'date', 'number', 'password', { name: 'choice', choices: ['a', 'b'] }];
const crowd = new Client();
const rounds = [];
for (let round = 0; round < 4; round += 1) {
    for (let index = 0; index < 10000; index += 1) {
        crowd.ask('field/create', { field: `f${index}`, type: types[index % types.length], text: '12' });
    }
    rounds.push(kibibytes(crowd));
    for (let index = 0; index < 10000; index += 1) crowd.ask('field/dispose', { field: `f${index}` });
}
// A page of memory may come when holes are filled otherwise; a byte lost with each field would be more.
const page = 64;
expect(
    rounds.every((size) => size <= rounds[0] + page),
    `10,000 fields came and went ${rounds.length} times: ${rounds.join(', ')} KiB while they were there`);
for (let index = 0; index < 100000; index += 1) {
    crowd.ask('field/create', { field: 'f', type: types[index % types.length], text: '12' });
    crowd.ask('field/dispose', { field: 'f' });
}
expect(kibibytes(crowd) === rounds.at(-1), `${kibibytes(crowd)} KiB behind 100,000 more, one by one`);
if (failures.length > 0) {
    console.error(`not so: ${failures.join('; ')}`);
    process.exit(1);
}
