// The WebAssembly module is as small as is promised, needs nothing, and has the door that the specification has (1.15).
//
//     node Tests/WebAssembly/size.mjs field-server.wasm

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bytes = readFileSync(process.argv[2]);
const compressed = brotliCompressSync(bytes).length;
console.log(`${bytes.length} bytes, gzip ${gzipSync(bytes, { level: 9 }).length}, brotli ${compressed}`);
if (bytes.length > 4e6 || compressed > 1 << 20) throw new Error('larger than 4 MB, or 1 MiB with brotli');

const module = new WebAssembly.Module(bytes);
const imported = WebAssembly.Module.imports(module).map(({ name }) => name);
if (imported.length > 0) throw new Error(`it imports ${imported}`);
const specification = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../protocol/specification.md'), 'utf8');
const section = /^### 1\.15 .*?^#/ms.exec(specification)[0];
const promised = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name).sort().join();
const exported = WebAssembly.Module.exports(module).map(({ name }) => name).sort().join();
if (exported !== promised) throw new Error(`it exports ${exported}, and not ${promised}`);
