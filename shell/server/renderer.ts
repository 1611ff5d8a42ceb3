import { createWriteStream } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { dirname } from 'node:path';
import traceEvents from 'node:trace_events';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { serveRenderer } from './render/isolated/serve-renderer.ts';

// What the permission model does not deny: to reach other processes, and to write files by V8 and traces.
remove(process, ['kill', '_kill', '_debugProcess', '_debugEnd', 'binding', '_linkedBinding']);
remove(os, ['setPriority']);
remove(v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit']);
remove(traceEvents, ['createTracing']);
syncBuiltinESMExports();

const [, , entry = '', name = ''] = process.argv;
const { exit } = process;
// From Node 25 on the permission model refuses sockets of other descriptors than the standard ones.
const channel = { input: process.stdin, output: createWriteStream('', { fd: 3 }) };
// Its shell is gone, or wants it to go.
for (const end of ['end', 'close', 'error']) channel.input.on(end, () => exit(0));
channel.output.on('error', () => exit(0));
process.on('unhandledRejection', (reason) =>
  process.stderr.write(
    `a promise failed that nobody waited for: ${String(reason instanceof Error ? reason.stack : reason)}\n`,
  ),
);
process.chdir(dirname(entry));
serveRenderer(channel, name, () => import(/* @vite-ignore */ pathToFileURL(entry).href));

function remove(from: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(from, name, { value: undefined, writable: false, configurable: false });
}
