import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { type AppDeps, openDeps } from '../../app/deps/open-deps.ts';
import { seedDatabase } from '../../app/seed/seed-database.ts';
import { seedIndispensable } from '../../app/seed/seed-kinds.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: AppDeps;
  /** URL of its database on a PostgreSQL server. */
  databaseUrl: string | undefined;
  /** The rows of a statement. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read rows of every shape
  sql(text: string, values?: unknown[]): Promise<any[]>;
  close(): Promise<void>;
}

/**
 * The API on a new migrated database (empty, or with `seed: 'demo'`): on the server at
 * TEST_DATABASE_URL, or embedded in a temporary folder.
 */
export async function openTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-test-'));
  const databaseUrl = await freshDatabase();
  const config: Config = {
    ...readConfig({
      DATA_DIR: folder,
      SEED: 'none',
      APP_KEY: 'test-key',
      APP_SECRET: 'test-secret',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      RATE_LIMIT: '1000000',
      API_DOCS: 'on',
      SHED_DELAY: '0',
    }),
    formTotalLimit: 1e9,
    formProof: 50,
    databaseUrl,
    ...changes,
  };
  // Seeding takes longer on a busy machine.
  const idleTransaction = config.seed === 'demo' ? 20_000 : 2000;
  const { deps, close } = await openDeps(config, {
    programs: new URL(inject('programs')),
    template: inject('template'),
    idleTransaction,
  });
  const remove = async () => {
    await close();
    fs.rmSync(folder, { recursive: true, force: true });
    if (databaseUrl)
      await onServer(`drop database if exists ${databaseNameOf(databaseUrl)} with (force)`);
  };
  try {
    if (config.seed === 'demo') await seedDatabase(deps);
    else await deps.db.transaction(seedIndispensable);
    const app = await buildApp(deps);
    return {
      app,
      deps,
      databaseUrl,
      sql: async (text, values) => (await deps.db.pool.query(text, values)).rows,
      async close() {
        await app.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The API for the tests of a file or group; changes of earlier hooks come as a function. */
export function testApp(changes: Partial<Config> | (() => Partial<Config>) = {}): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await openTestApp(typeof changes === 'function' ? changes() : changes));
  });
  afterAll(() => test.close());
  return test;
}

/** The API on a port of this machine, for the tests of a file or group. */
export function listening(test: TestApp): { origin: string; port: number } {
  const address = { origin: '', port: 0 };
  beforeAll(async () => {
    address.origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    address.port = Number(new URL(address.origin).port);
  });
  return address;
}

/** Until a statement waits for a lock; the embedded engine has one session, so nothing does. */
export const untilBlocked = ({ sql }: Pick<TestApp, 'sql'>): Promise<void> =>
  vi.waitFor(async () => {
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    expect(await sql(waiting)).not.toEqual([]);
  }, 10_000);

/** The lines of the audit log about this target. */
export const auditOf = ({ sql }: Pick<TestApp, 'sql'>, target: string) =>
  sql('select * from audit_log where target = $1 order by id', [target]);

async function freshDatabase(): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const url = new URL(server);
  url.pathname = `/test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(
    `create database ${databaseNameOf(url.href)} template ${inject('templateDatabase')}`,
  );
  return url.href;
}
const databaseNameOf = (url: string) => new URL(url).pathname.slice(1);

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(sql);
  await client.end();
}
