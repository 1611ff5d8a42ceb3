import path from 'node:path';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { listening, signIn, testApp } from '#testing';
import { runCommand } from './run-command.ts';

const test = testApp();
const site = listening(test);
const folder = temporaryFolder();
let env: Record<string, string>;
const programs = () => new URL(inject('programs'));
const run = (name: string, ...typed: string[]) => runCommand(name, typed, env, programs());
const sql = (text: string) => test.deps.db.pool.query(text);

beforeAll(() => {
  const { config } = test.deps;
  env = {
    API_PORT: String(site.port),
    DATA_DIR: config.dataDir,
    APP_KEY: config.appKey,
    APP_SECRET: config.appSecret,
    ADMIN_PASSWORD: config.adminPassword,
    DATA_KEY: config.dataKey,
    INTERNAL_TOKEN: config.internalToken,
    ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
  };
});

describe('commands', () => {
  it.each([
    ['nonsense', [], 'Unknown command nonsense; "help" lists all'],
    ['export', [], 'export: it takes 1 value, not 0'],
    ['export', ['a', '--medai', 'b'], "export: Unknown option '--medai'"],
    ['create-account', ['a b'], '"a b" cannot be an account\'s name'],
    ['create-account', ['someone', '--flags', 'news,nonsense'], 'Unknown flag nonsense'],
  ])('refuses %s %j with a message', async (name, typed, sentence) =>
    expect(run(name, ...typed)).rejects.toThrow(sentence),
  );

  it('creates an account beside the running API with a one-time password', async () => {
    const { lines } = await run('create-account', 'office.one', '--flags', 'news,forms');
    expect(lines[0]).toBe('Account office.one may do: news, forms');
    const password = /: (\S+)$/.exec(lines[1] ?? '')?.[1] ?? '';
    const answer = (await signIn(test, 'office.one', password)).json();
    expect(JSON.stringify(answer)).toContain('1054');
    await expect(run('create-account', 'OFFICE.one')).rejects.toThrow(
      'The account OFFICE.one already exists',
    );
  });

  it('clears the whitelist beside the running API and records it in the audit log', async () => {
    await sql(`insert into ip_whitelist (ip, note) values ('203.0.113.9', '')`);
    expect((await run('clear-whitelist')).lines[0]).toContain('(1 entry removed)');
    expect((await sql('select count(*)::int as n from ip_whitelist')).rows[0].n).toBe(0);
    expect((await run('verify-audit')).lines[0]).toMatch(/^The audit log is intact: [2-9] lines/);
  });

  it('reports a changed audit log and fails', async () => {
    await sql('alter table audit_log disable trigger user');
    await sql(
      `update audit_log set account = 'somebody else' where id = (select min(id) from audit_log)`,
    );
    const { lines, failed } = await run('verify-audit');
    expect([lines[0], failed]).toEqual([
      expect.stringMatching(/^THE AUDIT LOG IS BROKEN at line \d+/),
      true,
    ]);
    await sql('update audit_log set account = null where id = (select min(id) from audit_log)');
    await sql('alter table audit_log enable trigger user');
  });

  it('hides command routes from callers without the internal token', async () =>
    expect(
      runCommand(
        'clear-whitelist',
        [],
        { ...env, INTERNAL_TOKEN: 'somebody-elses-token' },
        programs(),
      ),
    ).rejects.toThrow('refused clear-whitelist (401)'));

  it('reports a missing database', async () => {
    const elsewhere = {
      ...env,
      DATA_DIR: path.join(folder, 'nothing'),
      API_PORT: '9',
      DATABASE_URL: '',
    };
    await expect(
      runCommand('export', [path.join(folder, 'x.gz')], elsewhere, programs()),
    ).rejects.toThrow(/^No database found in .*nothing; use the DATA_DIR/);
  });

  it.runIf(process.env.TEST_DATABASE_URL)('refuses snapshots of a PostgreSQL server', async () => {
    for (const command of [['snapshot'], ['restore', 'latest']])
      await expect(run(...(command as [string]))).rejects.toThrow('embedded database');
  });

  it.skipIf(process.env.TEST_DATABASE_URL)(
    'refuses to restore beside the running API',
    async () => {
      const [, summary] = (await run('snapshot')).lines;
      expect(summary).toMatch(/^Saved .*\.tar\.gz; verified by opening it and counting its rows$/);
      expect((await run('list-snapshots')).lines).toEqual([
        expect.stringMatching(/rows {2}command$/),
      ]);
      await expect(run('restore', 'latest')).rejects.toMatchObject({
        exitCode: 75,
        message: expect.stringContaining('is in use by process'),
      });
      await expect(run('restore', 'other')).rejects.toThrow('No snapshot other');
    },
    120_000,
  );
});
