import { mkdtempSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, onTestFinished } from 'vitest';

export { createGate } from './gate.ts';

/** A temporary folder for the tests of a file or group. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A temporary folder for each test. */
export function openTempFolder() {
  const temp = { path: '' };
  beforeEach(async () => {
    temp.path = await mkdtemp(join(tmpdir(), 'test-'));
  });
  // Retries: a server that has just closed may still finish a write.
  afterEach(() => rm(temp.path, { recursive: true, force: true, maxRetries: 5 }));
  return temp;
}

/** A server on a free port of this machine, until the test ends. */
export async function startServer(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
