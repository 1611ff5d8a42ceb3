import type { Area } from '@admissions/model';
import { RELEASE_LINK_PATH, type Release } from '@admissions/protocol/releases';
import { LINK_TTL_MS, readOverride } from '@admissions/releases';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createOverrides } from '../channels/overrides.ts';
import { createTestRecorder, startAccountApi } from '../testing/shell.ts';
import { registerErrorHandler } from './failures.ts';
import { createLoadUser } from './load-user.ts';
import { registerOperatorRoutes } from './operator-routes.ts';

const SECRET = 'of-our-own-processes';
const PREVIEW = { manifest: { name: 'mf_public', version: '1.4.0-pr12' } } as Release;

/** A shell with the release, which is not live. */
async function shell({ flags = { account: 1 } }: { flags?: Partial<Record<Area, 1>> } = {}) {
  const logged: object[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const app = fastify({ logger: { level: 'warn', stream } });
  registerErrorHandler(app);
  const overrides = createOverrides({
    allowsOverrides: true,
    internalToken: SECRET,
    find: (name, version) =>
      name === 'mf_public' && version === PREVIEW.manifest.version ? PREVIEW : null,
    pollRegistry: async () => {},
    fetch: async () => {},
  });
  const loadUser = createLoadUser({ apiUrl: await startAccountApi(flags), internalToken: '' });
  const { recorder } = createTestRecorder();
  registerOperatorRoutes(app, { loadUser, overrides, recorder, shellVersion: 'abc' });
  app.get('/*', async (request, reply) => ({
    onward: await overrides.acceptLink(request, reply),
    looksAt: overrides.read(request).length,
  }));
  onTestFinished(() => app.close());
  const ask = (release: string, authorization?: string) =>
    app.inject({
      url: `${RELEASE_LINK_PATH}?${new URLSearchParams({ release })}`,
      headers: { host: 'site.example', ...(authorization && { authorization }) },
    });
  return { app, ask, logged };
}
const NAMED = 'mf_public@1.4.0-pr12';

describe('release link', () => {
  test('is created for an account with the flag `account`, opens only that release and is logged', async () => {
    const { app, ask, logged } = await shell();
    const answer = await ask(NAMED, 'Bearer known');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { errorCode, data } = answer.json();
    expect([errorCode, Object.keys(data)]).toEqual([1, ['path']]);
    const link = new URL(data.path, 'http://site.example');
    expect([link.pathname, [...link.searchParams.keys()]]).toEqual(['/', ['release']]);
    const token = link.searchParams.get('release') ?? '';
    const held = readOverride(token, 'link', SECRET);
    expect(held).toMatchObject({ remote: 'mf_public', version: '1.4.0-pr12' });
    expect((held?.until ?? 0) - Date.now()).toBeGreaterThan(LINK_TTL_MS - 60_000);
    expect(token).not.toContain(SECRET);
    expect(readOverride(token, 'cookie', SECRET)).toBeNull();
    expect(logged).toContainEqual(
      expect.objectContaining({ remote: 'mf_public', version: '1.4.0-pr12', account: 'ann' }),
    );

    const opened = await app.inject({ url: data.path });
    expect(opened.json().onward).toBe('/');
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    expect((await app.inject({ url: '/', headers: { cookie } })).json().looksAt).toBe(1);
  });
  test.each([
    ['an account without the flag', { flags: { news: 1, forms: 1 } as const }, 'Bearer known', 403],
    ['an invalid session', {}, 'Bearer guess', 401],
    ['an anonymous client', {}, undefined, 401],
  ])('is not created for %s', async (_who, wishes, authorization, status) => {
    const { ask } = await shell(wishes);
    const answer = await ask(NAMED, authorization);
    expect([answer.statusCode, answer.body.includes('release=')]).toEqual([status, false]);
  });
  test.each([
    ['to a missing release', 'mf_public@9.9.9'],
    ['to a missing remote', 'mf_other@1.4.0-pr12'],
    ['without a release', ''],
  ])('is not created %s', async (_where, release) => {
    const { ask } = await shell();
    expect((await ask(release, 'Bearer known')).statusCode).toBe(404);
  });
});
