import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Server } from 'node:net';
import { join } from 'node:path';
import type { Area } from '@admissions/model';
import { startServer } from '@admissions/tools/testing-node';
import { createMetrics } from '../base/metrics.ts';
import { createRecorder } from '../figures/recorder.ts';
import { openRegistry } from '../registry/registry.ts';
import { createReports, silentLog } from './release.ts';

/** For tests: a recorder, by default without releases. */
export function createTestRecorder(more: Partial<Parameters<typeof createRecorder>[0]> = {}) {
  const metrics = createMetrics();
  metrics.close();
  const recorder = createRecorder({
    metrics,
    canaries: () => [],
    releases: () => [],
    isKnown: () => false,
    shellVersion: 'abc',
    ...more,
  });
  return { metrics, recorder };
}

/** For tests: a browser build with one script below this folder; returns its own folder. */
export async function writeClient(folder: string): Promise<string> {
  const clientDir = join(folder, 'client');
  for (const name of ['.vite', 'assets']) await mkdir(join(clientDir, name), { recursive: true });
  const entry = { file: 'assets/entry.js' };
  const manifest = { 'src/entry-public.tsx': entry, 'src/entry-admin.tsx': entry };
  await writeFile(join(clientDir, entry.file), '');
  await writeFile(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  return clientDir;
}

/** For tests: sends these bytes; the whole response, or what came until the patience ends. */
export const sendRaw = (server: Server, bytes: string, patience = 20_000) =>
  new Promise<string>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => resolve(answer)).on('close', () => resolve(answer));
    socket.setTimeout(patience, () => socket.destroy());
    socket.write(bytes);
  });

/** For tests: an API with one account, identified by the bearer `known`. */
export async function startAccountApi(flags: Partial<Record<Area, 1>>) {
  const data = { priv: JSON.stringify(flags), info: { account: 'ann' } };
  const { url } = await startServer(({ headers }, response) =>
    headers.authorization === 'Bearer known'
      ? response.end(JSON.stringify({ errorCode: 1, data }))
      : response.writeHead(401).end(JSON.stringify({ errorCode: 100401, message: 'sign in' })),
  );
  return url;
}

/** For tests: a registry in this folder; all releases run. */
export const openTestRegistry = (
  folder: string,
  more: Partial<Parameters<typeof openRegistry>[0]> = {},
) =>
  openRegistry({
    registryFile: join(folder, 'registry.json'),
    releasesDir: join(folder, 'releases'),
    internalToken: 'ours',
    contract: null,
    service: createReports().service,
    log: silentLog,
    warmUp: async () => {},
    onSwitch: () => {},
    ...more,
  });
