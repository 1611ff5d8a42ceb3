import { AUTH_PATHS } from '@admissions/protocol';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { listening, testApp, visitor } from '#testing';

const KILLS = 2;
// Below the 5 s connection timeout, far above what a busy machine needs.
const MAX_ANSWER_MS = 4000;
const test = testApp({ signInLimit: 1_000_000 });
const site = listening(test);
let headers: Record<string, string>;
beforeAll(async () => {
  headers = await visitor(test);
});

const read = () => fetch(`${site.origin}/api/ap/news`, { headers });
const ready = async () => (await fetch(`${site.origin}/readyz`)).status;
/** The cheapest write: stores a token. */
async function write() {
  const startedAt = performance.now();
  const response = await fetch(site.origin + AUTH_PATHS.appSignIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: test.deps.config.appKey,
      secret: test.deps.config.appSecret,
      domain: 'localhost',
    }),
  });
  return {
    status: response.status,
    body: (await response.json()) as { errorCode: number },
    after: response.headers.get('retry-after'),
    took: performance.now() - startedAt,
  };
}

async function endDatabase(): Promise<void> {
  const { embedded } = test.deps.db;
  if (embedded) return embedded.crash();
  const client = new pg.Client(test.databaseUrl);
  client.on('error', () => {});
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

describe('database down', () => {
  it(`survives ${KILLS} database crashes: serves reads, refuses writes at once, recovers`, async () => {
    expect((await read()).status).toBe(200);
    let refused = 0;
    for (let time = 0; time < KILLS; time++) {
      await endDatabase();
      // Only stale answers can serve this while the database is down.
      test.deps.cache.invalidate('all');
      const [cached, first] = await Promise.all([read(), write()]);
      expect(cached.status).toBe(200);
      if (first.status !== 200) {
        expect(first).toMatchObject({ status: 503, body: { errorCode: -1 }, after: '3' });
        expect(first.took).toBeLessThan(MAX_ANSWER_MS);
        refused++;
      }
      if (test.deps.db.embedded) expect([200, 503]).toContain(await ready());
      await expect
        .poll(async () => [await ready(), (await write()).status], {
          timeout: 60_000,
          interval: 20,
        })
        .toEqual([200, 200]);
    }
    // The embedded engine needs time to restart: writes meanwhile got 503.
    if (test.deps.db.embedded)
      expect([refused, test.deps.db.embedded.restarts]).toEqual([KILLS, KILLS]);
  }, 300_000);

  it('reports not ready but alive while the database is down', async () => {
    const { pool } = test.deps.db;
    const { connect, query } = pool;
    const refuse = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
    Object.assign(pool, { connect: refuse, query: refuse });
    try {
      // Readiness is cached for a second.
      await expect.poll(ready).toBe(503);
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
      expect(await (await fetch(`${site.origin}/metrics`)).text()).toMatch(/^api_database_up 0$/m);
    } finally {
      Object.assign(pool, { connect, query });
    }
    await expect.poll(ready).toBe(200);
  });
});
