import type { Area } from '@admissions/model';
import {
  figuresSchema,
  RELEASE_LINK_PATH,
  type Release,
  RUNNING_RELEASES_PATH,
} from '@admissions/protocol/releases';
import { LINK_TTL_MS, readOverride } from '@admissions/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createOverrides } from '../channels/overrides.ts';
import { writeRelease } from '../testing/release.ts';
import { createTestRecorder, startAccountApi } from '../testing/shell.ts';
import { registerErrorHandler } from './failures.ts';
import { createLoadUser } from './load-user.ts';
import { registerOperatorRoutes } from './operator-routes.ts';

const SECRET = 'of-our-own-processes';
const PREVIEW = { manifest: { name: 'mf_public', version: '1.4.0-pr12' } } as Release;
const LINK = `${RELEASE_LINK_PATH}?release=mf_public@1.4.0-pr12`;
const temp = openTempFolder();

/** A shell with the release, which is not live. */
async function shell(flags: Partial<Record<Area, 1>> = { account: 1 }, apiUrl?: string) {
  const logged: object[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const app = fastify({ logger: { level: 'warn', stream } });
  registerErrorHandler(app);
  const overrides = createOverrides({
    allowsOverrides: true,
    internalToken: SECRET,
    find: (name, version) => (`${name}@${version}` === 'mf_public@1.4.0-pr12' ? PREVIEW : null),
    pollRegistry: async () => {},
    fetch: async () => {},
  });
  const loadUser = createLoadUser({
    apiUrl: apiUrl ?? (await startAccountApi(flags)),
    internalToken: '',
  });
  const release = await writeRelease(temp.path, { version: '1.1.0' });
  const { recorder } = createTestRecorder({ releases: () => [release] });
  registerOperatorRoutes(app, { loadUser, overrides, recorder, shellVersion: 'abc' });
  onTestFinished(() => app.close());
  const ask = (url: string, authorization = 'Bearer known') =>
    app.inject({ url, headers: { host: 'site.example', ...(authorization && { authorization }) } });
  return { ask, logged, recorder };
}

test('a release link is created for that release, for an hour, and logged', async () => {
  const { ask, logged } = await shell();
  const answer = await ask(LINK);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const link = new URL(answer.json().data.path, 'http://site.example');
  expect([link.pathname, [...link.searchParams.keys()]]).toEqual(['/', ['release']]);
  const token = link.searchParams.get('release') ?? '';
  const held = readOverride(token, 'link', SECRET);
  expect(held).toMatchObject({ remote: 'mf_public', version: '1.4.0-pr12' });
  expect((held?.until ?? 0) - Date.now()).toBeGreaterThan(LINK_TTL_MS - 60_000);
  expect(readOverride(token, 'cookie', SECRET)).toBeNull();
  expect(logged).toContainEqual(
    expect.objectContaining({ remote: 'mf_public', version: '1.4.0-pr12', account: 'ann' }),
  );
});
test.each(['mf_public@9.9.9', 'mf_other@1.4.0-pr12', ''])(
  'a release link to the missing release “%s” is not found',
  async (release) => {
    const { ask } = await shell();
    expect((await ask(`${RELEASE_LINK_PATH}?release=${release}`)).statusCode).toBe(404);
  },
);
test('running releases return figures and link permission', async () => {
  const { ask, recorder } = await shell();
  recorder.countError({ remote: 'mf_public', version: '1.1.0' }, 'render');
  const answer = await ask(RUNNING_RELEASES_PATH);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const { data } = answer.json();
  expect(data.allowsOverrides).toBe(true);
  expect(figuresSchema.parse(data.figures).releases[0]?.errors.render).toBe(1);
});

describe.each([LINK, RUNNING_RELEASES_PATH])('%s', (url) => {
  test('is refused without the flag `account`, a valid session or any', async () => {
    const { ask } = await shell({ news: 1, forms: 1 });
    const refusal = await ask(url);
    expect([refusal.statusCode, refusal.json()]).toMatchObject([
      403,
      { message: expect.stringContaining('權限') },
    ]);
    expect((await ask(url, 'Bearer guess')).statusCode).toBe(401);
    expect((await ask(url, '')).statusCode).toBe(401);
  });
  test('is unavailable while the API is unreachable', async () => {
    const { ask } = await shell(undefined, 'http://127.0.0.1:1');
    expect((await ask(url)).statusCode).toBe(503);
  });
});
