import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { AUTH_PATHS } from '@admissions/protocol';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createLogger } from '../../platform/logger.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { freePort, startServer } from '../testing/server-process.ts';

const KILLS = 2;
const WRITES = KILLS * 1000;
const AT_ONCE = 24;
const SITES = 2;
const secrets = {
  APP_KEY: 'key-9f2c71aa',
  APP_SECRET: 'secret-b81d0c4e77',
  ADMIN_PASSWORD: 'Quiet-Harbour-42',
  DATA_KEY: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  INTERNAL_TOKEN: 'internal-5d1e8f0a',
};
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const running = new Set<ServerProcess>();
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kill-'));
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  agent.destroy();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Site {
  dataDir: string;
  port: number;
  acknowledged: Set<string>;
}
async function newSite(name: string): Promise<Site> {
  const dataDir = path.join(folder, name);
  // A closed database with tables, as after a first start.
  fs.cpSync(inject('template'), path.join(dataDir, 'pg'), { recursive: true });
  return { dataDir, port: await freePort(), acknowledged: new Set() };
}
async function start({ dataDir, port }: Site): Promise<ServerProcess> {
  const env = {
    DATA_DIR: dataDir,
    API_PORT: String(port),
    SEED: 'none',
    RATE_LIMIT: '100000000',
    SHED_DELAY: '0',
    LOG_LEVEL: 'error',
    ...secrets,
  };
  const server = startServer(env);
  running.add(server);
  await expect
    .poll(
      () =>
        request(port, '/readyz').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000, interval: 25 },
    )
    .toBe(200);
  return server;
}
async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  expect(await server.ended).toBe('SIGKILL');
  running.delete(server);
}

function request(
  port: number,
  url: string,
  body?: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-internal-token': secrets.INTERNAL_TOKEN,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = http.request(
      {
        port,
        host: '127.0.0.1',
        path: url,
        method: body === undefined ? 'GET' : 'POST',
        agent,
        headers,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response
          .on('error', reject)
          .on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject).end(body);
  });
}

const signIn = JSON.stringify({
  key: secrets.APP_KEY,
  secret: secrets.APP_SECRET,
  domain: 'localhost',
});
/** Writes until `more` writes were acknowledged, and continues during the kill. */
async function writeAndKill(site: Site, server: ServerProcess, more: number): Promise<void> {
  const target = site.acknowledged.size + more;
  let isKilled = false;
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!isKilled) {
        const answer = await request(site.port, AUTH_PATHS.appSignIn, signIn).catch(() => null);
        // A truncated answer does not count.
        if (answer?.status === 200)
          site.acknowledged.add(
            (JSON.parse(answer.text) as { data: { token: string } }).data.token,
          );
        if (isKilled || site.acknowledged.size < target) continue;
        isKilled = true;
        killed = kill(server);
      }
    }),
  );
  await killed;
}
async function lostOf({ dataDir, acknowledged }: Site): Promise<number> {
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined }, createLogger('silent'), {
    programs: new URL(inject('programs')),
  });
  const { rows } = await db.pool.query<{ hash: string }>('select hash from app_token');
  await db.close();
  const stored = new Set(rows.map(({ hash }) => hash));
  return [...acknowledged].filter((token) => !stored.has(hashToken(token))).length;
}

describe('kill', () => {
  it(`loses none of ${WRITES} acknowledged writes in ${KILLS} × kill -9`, async () => {
    const sites = await Promise.all(
      Array.from({ length: SITES }, (_, index) => newSite(`site-${index}`)),
    );
    const reopened: number[] = [];
    await Promise.all(
      sites.map(async (site) => {
        for (let time = 0; time < KILLS / SITES; time++) {
          const startedAt = performance.now();
          const server = await start(site);
          reopened.push(performance.now() - startedAt);
          await writeAndKill(site, server, WRITES / KILLS);
        }
      }),
    );
    expect(
      sites.reduce((all, { acknowledged }) => all + acknowledged.size, 0),
    ).toBeGreaterThanOrEqual(WRITES);
    expect(await Promise.all(sites.map(lostOf))).toEqual(sites.map(() => 0));
    if (process.env.SAY_FIGURES)
      process.stderr.write(
        `${reopened.length} starts, slowest ${Math.max(...reopened).toFixed(0)} ms\n`,
      );
  }, 600_000);

  it('retains older snapshots when killed during a snapshot, and reopens', async () => {
    const site = await newSite('snapshot');
    const server = await start(site);
    const take = () =>
      request(site.port, '/api/internal/commands/snapshot', '{"operands":[],"options":{}}');
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
    const listed = JSON.parse((await take()).text) as { data: { lines: string[] } };
    expect(listed.data.lines[1]).toMatch(/verified by opening it and counting its rows$/);
    expect(snapshots()).toHaveLength(4);
    expect(snapshots()).toEqual(expect.arrayContaining(whole));
    await kill(again);
  }, 180_000);

  it('creates its tables at the next start when killed during the first', async () => {
    const dataDir = path.join(folder, 'migration');
    const site = { dataDir, port: await freePort(), acknowledged: new Set<string>() };
    fs.cpSync(`${inject('template')}-empty`, path.join(dataDir, 'pg'), { recursive: true });
    for (const wait of [200, 500, 900]) {
      const { child, ended } = startServer({
        DATA_DIR: dataDir,
        API_PORT: String(site.port),
        SEED: 'none',
        ...secrets,
      });
      // The lock shows that it has started to open the folder.
      await expect
        .poll(() => fs.readdirSync(dataDir).some((name) => name.startsWith('lock.')), {
          timeout: 20_000,
          interval: 2,
        })
        .toBe(true);
      await new Promise((resolve) => setTimeout(resolve, wait));
      child.kill('SIGKILL');
      await ended;
    }
    await kill(await start(site));
  }, 180_000);
});
