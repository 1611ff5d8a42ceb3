import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

export interface ServerProcess {
  child: ChildProcess;
  /** Standard output and error. */
  output: { out: string; error: string };
  /** Resolves with the exit code or signal. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/**
 * The built server as a process. `args`: a command; `log`: output file;
 * `largestFile`: maximum file size in blocks of 512 bytes, to simulate a full disk.
 */
export function startServer(
  env: Record<string, string>,
  {
    largestFile,
    log = 'pipe',
    args: typed = [],
  }: { largestFile?: number; log?: 'pipe' | number; args?: string[] } = {},
): ServerProcess {
  const program = [
    process.execPath,
    fileURLToPath(new URL('server.js', inject('programs'))),
    ...typed,
  ];
  const [command = '', ...args] =
    largestFile === undefined
      ? program
      : ['sh', '-c', `ulimit -f ${largestFile}; exec "$0" "$@"`, ...program];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', log, 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout?.on('data', (data: Buffer) => {
    output.out += data.toString();
  });
  child.stderr?.on('data', (data: Buffer) => {
    output.error += data.toString();
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return { child, output, ended };
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
