import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { openDeps } from '../../app/deps/open-deps.ts';
import { requireDataKey } from '../../app/deps/require-data-key.ts';
import { seedDatabase } from '../../app/seed/seed-database.ts';
import { ensureSearchIndex } from '../../features/search/index-entry.ts';
import { readConfig } from '../../platform/config/config.ts';
import { packageFile } from '../../platform/config/package-folder.ts';
import type { TestApp } from '../testing/test-app.ts';

export interface Fixture {
  version: string;
  /** Row counts of each table. */
  counts: Record<string, number>;
}

const folderOf = (version: string) => packageFile('fixtures', version);

/** Saved data of earlier versions: a data folder and a PostgreSQL dump of each. */
export const listFixtures = (): Fixture[] =>
  fs.readdirSync(packageFile('fixtures')).map((version) => ({
    version,
    counts: JSON.parse(fs.readFileSync(path.join(folderOf(version), 'counts.json'), 'utf8')),
  }));

/** Starts this build on a copy of the data folder, or of the dump at TEST_DATABASE_URL. */
export async function openFixture(version: string): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  const server = process.env.TEST_DATABASE_URL;
  execFileSync('tar', ['-x', '-C', dataDir], { input: unpack(version, 'data.tar.br') });
  const { DATA_KEY } = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const databaseUrl = server && (await loadDump(server, version));
  const config = {
    ...readConfig({
      DATA_DIR: dataDir,
      DATA_KEY,
      APP_KEY: 'test-key',
      APP_SECRET: 'test-secret',
      SEED: 'none',
      LOG_LEVEL: 'silent',
    }),
    databaseUrl,
    rateLimit: 1e6,
    shedDelay: 0,
  };
  const { deps, close } = await openDeps(config, { programs: new URL(inject('programs')) });
  await requireDataKey(deps);
  await seedDatabase(deps);
  await ensureSearchIndex(deps, () => {});
  const app = await buildApp(deps);
  return {
    app,
    deps,
    databaseUrl,
    sql: async (text, values) => (await deps.db.pool.query(text, values)).rows,
    async close() {
      await app.close();
      await close();
      fs.rmSync(dataDir, { recursive: true, force: true });
      if (server && databaseUrl)
        await query(server, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
    },
  };
}

async function loadDump(server: string, version: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `/upgrade_${process.pid}_${version.replaceAll('.', '_')}`;
  await query(server, `create database ${url.pathname.slice(1)}`);
  await query(url.href, unpack(version, 'dump.sql.br').toString());
  return url.href;
}

function unpack(version: string, name: string): Buffer {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  return brotliDecompressSync(fs.readFileSync(path.join(folderOf(version), name)), { params });
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
