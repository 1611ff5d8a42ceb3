import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const engine = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
let program: Promise<WebAssembly.Module> | undefined;

/**
 * PGlite's WebAssembly, compiled once in this process. Threads share what is compiled while somebody holds it: without this each start of the engine,
 * after a fault as well, compiles it anew, which is half of a start.
 */
export function compileEngine(): Promise<WebAssembly.Module> {
  program ??= fs.promises
    .readFile(path.join(engine, 'pglite.wasm'))
    .then((bytes) => WebAssembly.compile(bytes));
  return program;
}
