import { createWriteStream } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { dirname } from 'node:path';
import traceEvents from 'node:trace_events';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { serveRenderer } from './render/isolated/serve-renderer.ts';

// Not covered by the permission model: other processes, and files written by V8 or traces.
remove(process, ['kill', '_kill', '_debugProcess', '_debugEnd', 'binding', '_linkedBinding']);
remove(os, ['setPriority']);
remove(v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit']);
remove(traceEvents, ['createTracing']);
syncBuiltinESMExports();

const [, , entry = '', name = ''] = process.argv;
const { exit } = process;
// From Node 25 the permission model refuses sockets on non-standard descriptors.
const channel = { input: process.stdin, output: createWriteStream('', { fd: 3 }) };
// The shell has exited or closes this renderer.
for (const end of ['end', 'close', 'error']) channel.input.on(end, () => exit(0));
channel.output.on('error', () => exit(0));
process.on('unhandledRejection', (reason) =>
  process.stderr.write(
    `a promise failed that nobody waited for: ${String(reason instanceof Error ? reason.stack : reason)}\n`,
  ),
);
process.chdir(dirname(entry));
serveRenderer(channel, name, () => import(/* @vite-ignore */ pathToFileURL(entry).href));

function remove(from: object, names: readonly string[]) {
  for (const name of names)
    Object.defineProperty(from, name, { value: undefined, writable: false, configurable: false });
}
