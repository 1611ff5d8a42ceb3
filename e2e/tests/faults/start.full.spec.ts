import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../fixtures/program.ts';
import { root } from '../../fixtures/root.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Runs npm start on this data folder. */
const start = (dataDir: string) =>
  startProgram(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', API_PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir },
  });
const addressIn = (text: string) => /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? '';

test('npm start prints URL and sign-in, stops cleanly, and a restart retains the data', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'admissions-start-'));
  cpSync(process.env.E2E_DATA ?? '', dataDir, { recursive: true });
  try {
    const first = start(dataDir);
    await expect
      .poll(() => first.readOutput(), { timeout: 90_000 })
      .toMatch(/http:\/\/127\.0\.0\.1:\d+[\s\S]*\/admin[\s\S]*Ctrl-C/);
    const url = addressIn(first.readOutput());
    // A busy machine may answer 503 with Retry-After first.
    await expect.poll(async () => (await fetch(url)).status).toBe(200);
    expect(await first.stop('SIGTERM')).toBe(0);
    await expect(fetch(url)).rejects.toThrow();

    const second = start(dataDir);
    await expect.poll(() => second.readOutput(), { timeout: 60_000 }).toMatch(/Ctrl-C/);
    expect(second.readOutput()).not.toContain('shown this once');
    expect(await (await fetch(addressIn(second.readOutput()))).text()).toContain('元智大學');
    expect(await second.stop('SIGINT')).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
