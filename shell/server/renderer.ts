import { Socket } from 'node:net';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveRenderer } from './render/isolated/serve-renderer.ts';

// Before anything of the remote's: what reaches other processes goes away. The permission model holds the rest.
for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd', 'binding', '_linkedBinding'])
  Object.defineProperty(process, name, { value: undefined, writable: false, configurable: false });

const [, , entry = '', name = ''] = process.argv;
const { exit } = process;
const channel = new Socket({ fd: 3 });
// Its shell is gone, or wants it to go.
for (const end of ['end', 'close', 'error']) channel.on(end, () => exit(0));
process.on('unhandledRejection', (reason) =>
  process.stderr.write(
    `a promise failed that nobody waited for: ${String(reason instanceof Error ? reason.stack : reason)}\n`,
  ),
);
process.chdir(dirname(entry));
serveRenderer(channel, name, () => import(/* @vite-ignore */ pathToFileURL(entry).href));
