import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/node.ts';
import { freePort } from './ports.mjs';
import { isHealthy, startService } from './service.mjs';

/** Limit in ms for a start without progress. */
const WITHIN = 5000;
// Reports progress and becomes ready, or reports the same progress for ever.
const PROGRAM = `
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
writeFileSync(process.env.FOLDER + '/pid', String(process.pid));
const steps = Number(process.env.STEPS);
let step = 0;
const working = setInterval(() => {
  if (steps === 0) return process.send({ progress: 'makes an index: 0 so far' });
  process.send({ progress: 'makes an index: ' + ++step + ' so far' });
  if (step < steps) return;
  clearInterval(working);
  createServer((request, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');
}, 200);
`;
const folder = temporaryFolder();
beforeAll(async () => {
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
});

async function start(steps, onProgress) {
  const port = await freePort();
  return startService({
    name: 'The program',
    file: join(folder, 'program.mjs'),
    cwd: folder,
    env: { ...process.env, FOLDER: folder, PORT: String(port), STEPS: String(steps) },
    logFile: join(folder, 'log'),
    isReady: () => isHealthy(`http://127.0.0.1:${port}/`),
    within: WITHIN,
    onProgress,
  });
}

describe('start of a service', () => {
  test('waits for a service that reports progress, however long it takes', async () => {
    const progressMessages = [];
    const began = performance.now();
    const service = await start(1 + (1.3 * WITHIN) / 200, (progress) =>
      progressMessages.push(progress),
    );
    expect(performance.now() - began).toBeGreaterThan(WITHIN);
    expect(progressMessages[0]).toBe('makes an index: 1 so far');
    expect(new Set(progressMessages).size).toBe(progressMessages.length);
    await service.stop();
  });

  test('ends a service that reports the same progress again and again', async () => {
    await expect(start(0)).rejects.toThrow(
      /^The program did not get ready in 5 s after “makes an index: 0 so far”; its log is /,
    );
    const pid = Number(await readFile(join(folder, 'pid'), 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
