import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTempFolder } from '../testing/node.ts';
import { freePort } from './ports.mjs';
import { isHealthy, startService } from './service.mjs';
import { superviseService } from './supervise-service.mjs';

// Ends or fails to start on request.
const PROGRAM = `
import { createServer } from 'node:http';
import { appendFileSync, existsSync } from 'node:fs';
const [folder, port] = [process.env.FOLDER, Number(process.env.PORT)];
appendFileSync(folder + '/starts', 'x');
if (existsSync(folder + '/broken')) { console.error('It is broken'); process.exit(3); }
createServer((request, response) => {
  response.end('ok');
  if (request.url === '/end') setTimeout(() => process.exit(1), 5);
}).listen(port, '127.0.0.1');
`;
const temp = openTempFolder();
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
  folder = temp.path;
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
      onExit: (reason) => void restart('program', reason),
    });
  }
  await start();
});
afterEach(async () => {
  isStopping = true;
  await service.stop();
});

describe('superviseService', () => {
  test('restarts a service that ends, and reports it', async () => {
    await isHealthy(`${url}/end`);
    await expect.poll(starts).toBe(2);
    await expect.poll(() => messages.at(-1)).toBe('The program is up again');
    expect(messages[0]).toMatch(/^The program ended: it ended with 1/);
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
