import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startServer, untilReady } from '../tests/testing/server-process.ts';

it('logger answers while its log is not read, and writes the log once it is', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-log-'));
  const port = await freePort();
  const { child, output, ended } = startServer({
    DATA_DIR: folder,
    API_PORT: String(port),
    SEED: 'none',
  });
  const request = (pathname: string) =>
    fetch(`http://127.0.0.1:${port}${pathname}`, { signal: AbortSignal.timeout(60_000) });
  try {
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
    await expect
      .poll(() => output.out.length - before, { timeout: 30_000 })
      .toBeGreaterThan(200_000);
    expect(output.error).toBe('');
  } finally {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
