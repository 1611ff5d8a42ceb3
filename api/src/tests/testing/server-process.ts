import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { AUTH_PATHS } from '@admissions/protocol';
import { afterAll, expect, inject, vi } from 'vitest';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createLogger } from '../../platform/logger.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** Standard output and error. */
  output: { out: string; error: string };
  /** Resolves with the exit code or signal. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts servers, which are killed after the tests of a file. */
export function serverProcesses() {
  const running: ServerProcess[] = [];
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
  });
  return (...options: Parameters<typeof startServer>): ServerProcess => {
    const server = startServer(...options);
    running.push(server);
    return server;
  };
}

/**
 * The built server as a process. `args`: a command; `log`: output file;
 * `largestFile`: maximum file size in blocks of 512 bytes, to simulate a full disk.
 */
function startServer(
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

export const SECRETS = {
  APP_KEY: 'key-9f2c71aa',
  APP_SECRET: 'secret-b81d0c4e77',
  ADMIN_PASSWORD: 'Quiet-Harbour-42',
  DATA_KEY: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  INTERNAL_TOKEN: 'internal-5d1e8f0a',
};

/** The sign-in of an application with SECRETS. */
export const APP_SIGN_IN = JSON.stringify({
  key: SECRETS.APP_KEY,
  secret: SECRETS.APP_SECRET,
  domain: 'localhost',
});

/** The status of the readiness check; 0 without a connection. */
export const readiness = (port: number): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

/** Also for hooks, where `expect.poll` cannot run. */
export const untilReady = (port: number): Promise<void> =>
  vi.waitFor(async () => expect(await readiness(port)).toBe(200), {
    timeout: 120_000,
    interval: 50,
  });

/** The token of an application with SECRETS, which is the cheapest write; or the refusal. */
export async function writeToken(
  port: number,
): Promise<{ token: string } | { refused: number | 'no connection' }> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${AUTH_PATHS.appSignIn}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: APP_SIGN_IN,
    });
    const { data } = (await response.json()) as { data?: { token: string } };
    return response.status === 200 && data ? data : { refused: response.status };
  } catch {
    return { refused: 'no connection' };
  }
}

/** Those of these application tokens that the closed embedded database does not have. */
export async function findLostTokens(dataDir: string, tokens: Iterable<string>): Promise<string[]> {
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined }, createLogger('silent'), {
    programs: new URL(inject('programs')),
  });
  const { rows } = await db.pool.query<{ hash: string }>('select hash from app_token');
  await db.close();
  const stored = new Set(rows.map(({ hash }) => hash));
  return [...tokens].filter((token) => !stored.has(hashToken(token)));
}
