import { temporaryFolder } from '@admissions/tools/testing-node';
import { expect, it } from 'vitest';
import { freePort, serverProcesses, untilReady } from '../tests/testing/server-process.ts';

const folder = temporaryFolder();
const launch = serverProcesses();

it('logger answers while its log is not read, and writes the log once it is', async () => {
  const port = await freePort();
  const env = { DATA_DIR: folder, API_PORT: String(port), SEED: 'none' };
  const { child, output, ended } = launch(env);
  const request = (pathname: string) =>
    fetch(`http://127.0.0.1:${port}${pathname}`, { signal: AbortSignal.timeout(60_000) });
  await untilReady(port);
  child.stdout?.pause();
  for (let round = 0; round < 100; round++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => request(`/healthz?of=${round}-${index}`)),
    );
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  }
  const before = output.out.length;
  child.stdout?.resume();
  await expect.poll(() => output.out.length - before, { timeout: 30_000 }).toBeGreaterThan(200_000);
  expect(output.error).toBe('');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 180_000);
