import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const engine = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
let program: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles PGlite's WebAssembly once per process; threads share it while a reference is held.
 * Saves half of the engine's start, also after a crash.
 */
export function compileEngine() {
  program ??= fs.promises
    .readFile(path.join(engine, 'pglite.wasm'))
    .then((bytes) => WebAssembly.compile(bytes));
  return program;
}
