import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { describe, expect, inject, it } from 'vitest';
import {
  findLostTokens,
  freePort,
  SECRETS,
  type ServerProcess,
  serverProcesses,
  untilReady,
  writeToken,
} from '../testing/server-process.ts';

const KILLS = 2;
const WRITES = KILLS * 1000;
const AT_ONCE = 24;
const folder = temporaryFolder();
const startServer = serverProcesses();

interface Site {
  dataDir: string;
  port: number;
  acknowledged: Set<string>;
}
/** With a closed database: one with tables as after a first start, or an empty one. */
async function newSite(name: string, template = inject('template')): Promise<Site> {
  const dataDir = path.join(folder, name);
  fs.cpSync(template, path.join(dataDir, 'pg'), { recursive: true });
  return { dataDir, port: await freePort(), acknowledged: new Set() };
}
const launch = ({ dataDir, port }: Site): ServerProcess =>
  startServer({
    DATA_DIR: dataDir,
    API_PORT: String(port),
    SEED: 'none',
    RATE_LIMIT: '100000000',
    SHED_DELAY: '0',
    LOG_LEVEL: 'error',
    ...SECRETS,
  });
async function start(site: Site): Promise<ServerProcess> {
  const server = launch(site);
  await untilReady(site.port);
  return server;
}
async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  expect(await server.ended).toBe('SIGKILL');
}

/** Writes until `more` writes were acknowledged, and continues during the kill. */
async function writeAndKill(site: Site, server: ServerProcess, more: number): Promise<void> {
  const target = site.acknowledged.size + more;
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!killed) {
        const answer = await writeToken(site.port);
        if ('token' in answer) site.acknowledged.add(answer.token);
        if (site.acknowledged.size >= target) killed ??= kill(server);
      }
    }),
  );
  await killed;
}

describe('kill', () => {
  it(`loses none of ${WRITES} acknowledged writes in ${KILLS} × kill -9`, async () => {
    const sites = await Promise.all(
      Array.from({ length: KILLS }, (_, index) => newSite(`site-${index}`)),
    );
    await Promise.all(
      sites.map(async (site) => writeAndKill(site, await start(site), WRITES / KILLS)),
    );
    for (const { dataDir, acknowledged } of sites) {
      expect(acknowledged.size).toBeGreaterThanOrEqual(WRITES / KILLS);
      expect(await findLostTokens(dataDir, acknowledged)).toEqual([]);
    }
  }, 600_000);

  it('retains older snapshots when killed during a snapshot, and reopens', async () => {
    const site = await newSite('snapshot');
    const server = await start(site);
    const take = () =>
      fetch(`http://127.0.0.1:${site.port}/api/internal/commands/snapshot`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-internal-token': SECRETS.INTERNAL_TOKEN,
        },
        body: '{"operands":[],"options":{}}',
      });
    expect((await take()).status).toBe(200);
    const snapshots = () => fs.readdirSync(path.join(site.dataDir, 'snapshots')).sort();
    const whole = snapshots();
    const cut = take().catch(() => null);
    await expect
      .poll(snapshots, { timeout: 60_000, interval: 2 })
      .toContainEqual(expect.stringMatching(/\.part$/));
    await kill(server);
    await cut;
    const again = await start(site);
    const listed = (await (await take()).json()) as { data: { lines: string[] } };
    expect(listed.data.lines[1]).toMatch(/verified by opening it and counting its rows$/);
    expect(snapshots()).toHaveLength(4);
    expect(snapshots()).toEqual(expect.arrayContaining(whole));
    await kill(again);
  }, 180_000);

  it('creates its tables at the next start when killed during the first', async () => {
    const site = await newSite('migration', `${inject('template')}-empty`);
    for (const wait of [200, 500, 900]) {
      const server = launch(site);
      // The lock shows that it has started to open the folder.
      await expect
        .poll(() => fs.readdirSync(site.dataDir).some((name) => name.startsWith('lock.')), {
          timeout: 20_000,
          interval: 2,
        })
        .toBe(true);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await kill(server);
    }
    await kill(await start(site));
  }, 180_000);
});
