import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from './ports.mjs';
import { isHealthy, isListening, startService } from './service.mjs';
import { superviseService } from './supervise-service.mjs';

// Ends, hangs, is busy or fails to start on request.
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
  // Answers too late, but its loop runs: blocked for half a second at a time.
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
let messages;
let isStopping;
const starts = async () => (await readFile(join(folder, 'starts'), 'utf8')).length;

// One service per test, since starts are counted.
beforeEach(async () => {
  messages = [];
  isStopping = false;
  folder = await mkdtemp(join(tmpdir(), 'keep-'));
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const restart = superviseService({
    start,
    say: (text) => messages.push(text),
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
      isReady: () => isHealthy(`${url}/`),
      isAlive: () => isListening(`${url}/`, 200),
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

describe('superviseService', () => {
  test('restarts a service that ends, and reports it', async () => {
    await isHealthy(`${url}/end`);
    await expect.poll(starts).toBe(2);
    await expect.poll(() => messages.at(-1)).toBe('The program is up again');
    expect(messages[0]).toMatch(/^The program ended: it ended with 1/);
  });

  test('does not kill a busy service that answers nobody', async () => {
    const before = await starts();
    const busy = isHealthy(`${url}/busy`);
    await new Promise((resolve) => setTimeout(resolve, 4500));
    await expect.poll(() => isHealthy(`${url}/`)).toBe(true);
    await busy;
    expect(await starts()).toBe(before);
  });

  test('kills and restarts a service that hangs', async () => {
    await isHealthy(`${url}/hang`);
    await expect.poll(starts).toBe(2);
    await expect.poll(() => messages.at(-1)).toBe('The program is up again');
    expect(messages.some((text) => /was stuck for 2 s and was killed/.test(text))).toBe(true);
  });

  test('retries a service that cannot start with growing delays until it can', async () => {
    await writeFile(join(folder, 'broken'), '');
    const before = messages.length;
    await isHealthy(`${url}/end`);
    await expect.poll(starts).toBeGreaterThan(5);
    await rm(join(folder, 'broken'));
    await expect.poll(() => messages.at(-1)).toBe('The program is up again');
    const waits = messages.slice(before).filter((text) => text.includes('started again in'));
    expect(waits.some((text) => text.includes('It is broken. It is started again in 0.1 s'))).toBe(
      true,
    );
    expect(await isHealthy(url)).toBe(true);
  });
});
