import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepRunning } from './keep-running.mjs';
import { freePort } from './ports.mjs';
import { answers, responds, startService } from './service.mjs';

// Ends, hangs, is busy or fails to start when it is told to.
const PROGRAM = `
import { createServer } from 'node:http';
import { appendFileSync, existsSync } from 'node:fs';
const [folder, port] = [process.env.FOLDER, Number(process.env.PORT)];
appendFileSync(folder + '/starts', 'x');
if (existsSync(folder + '/broken')) { console.error('It is broken'); process.exit(3); }
createServer((request, response) => {
  response.end('ok');
  if (request.url === '/end') setTimeout(() => process.exit(1), 5);
  if (request.url === '/hang') setTimeout(() => { for (;;); }, 5);
  // Answers nobody in time, but goes on: turns of half a second, one after the other.
  if (request.url === '/busy') busy(12);
}).listen(port, '127.0.0.1');
function busy(turns) {
  for (const until = Date.now() + 500; Date.now() < until; );
  if (turns > 1) setTimeout(busy, 1, turns - 1);
}
setInterval(() => process.send({ turn: true }), 100);
`;
let folder;
let url;
let service;
let said;
let isStopping;
const starts = async () => (await readFile(join(folder, 'starts'), 'utf8')).length;

// Each has a service of its own: how often it was started counts, and a test that runs alone meets no other's.
beforeEach(async () => {
  said = [];
  isStopping = false;
  folder = await mkdtemp(join(tmpdir(), 'keep-'));
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
  const port = await freePort(0, '127.0.0.1', 'PORT');
  url = `http://127.0.0.1:${port}`;
  const restart = keepRunning({
    start,
    say: (text) => said.push(text),
    waits: [0, 50, 100],
    isStopping: () => isStopping,
  });
  async function start() {
    service = await startService({
      name: 'The program',
      file: join(folder, 'program.mjs'),
      cwd: folder,
      env: { ...process.env, FOLDER: folder, PORT: String(port) },
      logFile: join(folder, 'log'),
      isReady: () => answers(`${url}/`),
      isAlive: () => responds(`${url}/`, 200),
      stuckAfter: 2000,
      onExit: (reason) => void restart('program', reason),
    });
  }
  await start();
});
afterEach(async () => {
  isStopping = true;
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('keepRunning', () => {
  test('a service that ends is started again, and said to', async () => {
    await answers(`${url}/end`);
    await expect.poll(starts).toBe(2);
    await expect.poll(() => said.at(-1)).toBe('The program is up again');
    expect(said[0]).toMatch(/^The program ended: it ended with 1/);
  });

  test('H2: one that is busy for longer than that, so that it answers nobody, is not killed', async () => {
    const before = await starts();
    const busy = answers(`${url}/busy`);
    await new Promise((resolve) => setTimeout(resolve, 4500));
    await expect.poll(() => answers(`${url}/`)).toBe(true);
    await busy;
    expect(await starts()).toBe(before);
  });

  test('one that hangs is killed and started again', async () => {
    await answers(`${url}/hang`);
    await expect.poll(starts).toBe(2);
    await expect.poll(() => said.at(-1)).toBe('The program is up again');
    expect(said.some((text) => /was stuck for 2 s and was killed/.test(text))).toBe(true);
  });

  test('one that cannot start is tried again and again, with longer waits, until it can', async () => {
    await writeFile(join(folder, 'broken'), '');
    const before = said.length;
    await answers(`${url}/end`);
    await expect.poll(starts).toBeGreaterThan(5);
    await rm(join(folder, 'broken'));
    await expect.poll(() => said.at(-1)).toBe('The program is up again');
    const waits = said.slice(before).filter((text) => text.includes('started again in'));
    expect(waits.some((text) => text.includes('It is broken. It is started again in 0.1 s'))).toBe(
      true,
    );
    expect(await answers(url)).toBe(true);
  });
});
