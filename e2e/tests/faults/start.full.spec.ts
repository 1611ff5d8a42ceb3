import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../fixtures/root.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Run {
  child: ChildProcess;
  readOutput(): string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}
const folders: string[] = [];
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs npm start in a separate folder. */
function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', API_PORT: '0', LOG_LEVEL: 'warn', ...env },
  });
  let output = '';
  const appendOutput = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout?.on('data', appendOutput);
  child.stderr?.on('data', appendOutput);
  return {
    child,
    readOutput: () => output,
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
}
function folderFor(name: string, prepared = process.env.E2E_DATA ?? '') {
  const folder = mkdtempSync(join(tmpdir(), `admissions-${name}-`));
  folders.push(folder);
  if (prepared) cpSync(prepared, folder, { recursive: true });
  return folder;
}
const addressIn = (text: string) => /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? '';

test('npm start prints URL and sign-in, stops cleanly, and a restart retains the data', async () => {
  const dataDir = folderFor('start');
  const first = start({ DATA_DIR: dataDir });
  await expect
    .poll(() => first.readOutput(), { timeout: 90_000 })
    .toMatch(/http:\/\/127\.0\.0\.1:\d+[\s\S]*\/admin[\s\S]*Ctrl-C/);
  const url = addressIn(first.readOutput());
  // A busy machine may answer 503 with Retry-After first.
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await expect(fetch(url)).rejects.toThrow();

  const second = start({ DATA_DIR: dataDir });
  await expect.poll(() => second.readOutput(), { timeout: 60_000 }).toMatch(/Ctrl-C/);
  expect(second.readOutput()).not.toContain('shown this once');
  expect(await (await fetch(addressIn(second.readOutput()))).text()).toContain('元智大學');
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

test('a port in use causes one clear message and a non-zero exit', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const run = start({ DATA_DIR: folderFor('port'), PORT: String(port) });
  expect(await run.ended).not.toBe(0);
  expect(run.readOutput()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(run.readOutput()).not.toMatch(/\n\s+at /);
  server.close();
});

test('an invalid data folder causes one clear message and a non-zero exit', async () => {
  const folder = folderFor('broken', '');
  writeFileSync(join(folder, 'file'), '');
  const run = start({ DATA_DIR: join(folder, 'file') });
  expect(await run.ended).not.toBe(0);
  expect(run.readOutput()).toContain(join(folder, 'file'));
  expect(run.readOutput()).not.toMatch(/\n\s+at /);
});

test('a second process on the same data folder is refused', async ({ product }) => {
  const run = start({ DATA_DIR: product.dataDir });
  expect(await run.ended).not.toBe(0);
  expect(run.readOutput()).not.toMatch(/\n\s+at /);
  expect((await fetch(`${product.url}/`)).status).toBe(200);
});
