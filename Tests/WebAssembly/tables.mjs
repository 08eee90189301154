// Tables that lie beside the WebAssembly module (specification, section 1.15): a message that needs one waits for it, with all
// that comes behind, and says the same in the end; one that can't be had is refused.
//
//     node Tests/WebAssembly/tables.mjs field-server.wasm

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Session, compile, tables } from './session.mjs';

const module = compile(process.argv[2]);
const file = (number) => readFileSync(join(module.folder, `field-server.${tables[number]}.table`));

class Client {
    constructor(table = file) {
        this.session = new Session(module, ['--framing=line']);
        this.session.table = table;
        this.id = 0;
    }

    text(method, params) {
        this.id += 1;
        return JSON.stringify({ jsonrpc: '2.0', id: this.id, method, params });
    }

    /** What is said to bytes. */
    send(text) {
        return this.session.receive(Buffer.from(text)).toString().split('\n').filter(Boolean).map((line) => JSON.parse(line));
    }

    ask(method, params) { return this.send(`${this.text(method, params)}\n`).find(({ id }) => id === this.id); }

    start(params = {}) {
        assert.equal(this.ask('initialize', { capabilities: {}, ...params }).error, undefined);
        return this;
    }

    get taken() { return this.session.taken.map((number) => tables[number]); }
}

// Each comes once, and with what needs it.
const plain = new Client().start({ locale: 'en-GB' });
for (const type of ['card', 'email', 'hostname', 'iban', 'isbn']) {
    plain.ask('field/create', { field: type, type });
}
assert.deepEqual(plain.taken, []);
plain.ask('field/create', { field: 'label', label: 'The hotel', type: 'phrase', text: 'telephone' });
assert.deepEqual(plain.taken, []);
assert.equal(plain.ask('field/create', { field: 'a', type: { name: 'tel', country: 'CH' }, text: '0446681800' }).result.text, '044 668 18 00');
plain.ask('field/create', { field: 'b', type: 'phone' });
assert.equal(plain.ask('type/describe', { type: 'country' }).result.countries.length > 200, true);
plain.ask('field/update', { field: 'a', locale: 'de-CH' });
plain.ask('field/create', { field: 'c', type: { name: 'taxId', country: 'BR' }, text: '52998224725' });
assert.equal(plain.ask('field/get', { field: 'c' }).result.text, '529.982.247-25');
assert.deepEqual(plain.taken, ['telephone', 'addresses', 'world', 'messages']);
const host = new Client().start();
const named = { name: 'hostname', international: true };
assert.equal(host.ask('field/create', { field: 'h', type: named, text: 'bücher.de' }).result.typed, 'xn--bcher-kva.de');
assert.deepEqual(host.taken, ['world']);
// What parameters mean is asked for by programs that make forms.
const maker = new Client().start();
assert.match(JSON.stringify(maker.ask('type/describe', { type: 'currency' }).result.params), /the sign of the currency/);
assert.deepEqual(maker.taken, ['world']);
// Of English all is there.
assert.equal(maker.ask('locale/words', {}).result.words.submit, 'Submit');
assert.equal(maker.ask('locale/words', { locale: 'da' }).result.words.next, 'Næste');
assert.deepEqual(maker.taken, ['world', 'messages']);
// A language of which there are no sentences, but names of months.
const swahili = new Client().start();
const date = { name: 'date', format: 'D. MMMM YYYY', locale: 'sw' };
assert.match(swahili.ask('field/create', { field: 'd', type: date, text: '1. feb 2024' }).result.text, /Februari/);
assert.deepEqual([...swahili.taken].sort(), ['calendar', 'messages']);
// A date may be pasted with the month of any language, into a form of a schema too.
for (const type of ['date', 'dateTime', 'time', 'week', 'expDate', 'expMonth', 'expYear']) {
    const pasted = new Client().start();
    pasted.ask('field/create', { field: 'd', type });
    assert.deepEqual(pasted.taken, ['calendar']);
    if (type !== 'date') continue;
    assert.equal(pasted.ask('field/edit', { field: 'd', input: '24 décembre 2024', cause: 'paste' }).result.text, '12/24/2024');
}
const german = new Client().start({ locale: 'de' });
german.ask('field/create', { field: 'f', required: true });
assert.match(JSON.stringify(german.send(`${german.text('form/submit', { form: '' })}\n`)), /"Bitte ausfüllen/);
assert.deepEqual(german.taken, ['messages']);
// However it is written.
const spelled = new Client().start();
spelled.send('{"jsonrpc":"2.0","id":9,"method":"field/create","params":{"field":"f","type":"\\u0074el"}}\n');
assert.deepEqual(spelled.taken, ['telephone']);

// Nothing is said, and nothing done, until the table is there; what came meanwhile is answered behind it, in order.
const { door } = new Client().start().session;
const put = (bytes) => {
    const address = door.input(bytes.length);
    new Uint8Array(door.memory.buffer, address, bytes.length).set(bytes);
    return bytes.length;
};
const receive = (text) => door.receive(put(Buffer.from(text)), 5, 20261121);
const give = (number) => door.take(number, put(file(number)), 5, 20261121);
const answered = (count) => Buffer.from(new Uint8Array(door.memory.buffer, door.output(), count)).toString().trim().split('\n')
    .map((line) => JSON.parse(line)).filter(({ id }) => id !== undefined).map(({ id, error }) => [id, error?.data.reason]);
const request = (id, method, params) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
assert.equal(receive(request(2, 'field/create', { field: 'f', type: 'tel' })), 0);
assert.equal(door.wants(), 0);
assert.equal(receive(request(3, 'field/edit', { field: 'f', input: '4' })), 0);
const last = request(4, 'field/get', { field: 'f' });
assert.equal(receive(last.slice(0, 9)), 0);
assert.equal(door.deadline(), Infinity);
// A table that nobody waits for may come as well.
assert.equal(give(2), 0);
assert.equal(door.wants(), 0);
assert.deepEqual(answered(give(0)), [[2, undefined], [3, undefined]]);
assert.equal(door.wants(), -1);
assert.deepEqual(answered(receive(last.slice(9))), [[4, undefined]]);
// The input may end before a table comes.
assert.equal(receive(request(5, 'field/create', { field: 'g', type: 'country' })), 0);
assert.deepEqual(answered(door.end(5, 20261121)), [[5, 'no-table']]);
assert.equal(door.exitCode(), 1);

// What can't be had, or is another file, is refused for itself; the rest goes on, and the next that asks waits anew.
for (const wrong of [() => Buffer.alloc(0), (number) => file(number).subarray(1), (number) => file(number).fill(48, 100, 200)]) {
    const lost = new Client(wrong).start();
    const refused = lost.ask('field/create', { field: 'f', type: 'tel' });
    assert.equal(refused.error.code, -32803);
    assert.equal(refused.error.data.reason, 'no-table');
    assert.equal(lost.ask('field/get', { field: 'f' }).error.code, -32010);
    const batch = [['g', 'phrase'], ['h', 'phone'], ['i', 'card']].map(([field, type]) => lost.text('field/create', { field, type }));
    const [answers] = lost.send(`[${batch}]\n`).filter(Array.isArray);
    assert.deepEqual(answers.map(({ error }) => error?.data.reason), [undefined, 'no-table', undefined]);
    lost.session.table = file;
    assert.equal(lost.ask('field/create', { field: 'f', type: 'tel' }).error, undefined);
}
console.log('tables come when they are asked for');
