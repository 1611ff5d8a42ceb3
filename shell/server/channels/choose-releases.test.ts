import type { Release } from '@admissions/protocol/releases';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createChooseReleases } from './choose-releases.ts';

const release = (version: string, base: '' | '/admin' = '', paths = ['/']) =>
  ({
    manifest: {
      name: base ? 'mf_admin_forms' : 'mf_public',
      version,
      base,
      claims: paths.map((path) => ({ path, query: {} })),
    },
  }) as Release;

async function ask(
  canaries: { release: Release; percent: number }[],
  headers: Record<string, string> = {},
  url = '/',
) {
  const app = fastify({ trustProxy: true });
  const choose = createChooseReleases({
    releases: () => [release('1.0.0'), release('2.0.0', '/admin')],
    canaries: () => canaries,
    overrides: { read: () => [] },
  });
  app.get('/*', async (request, reply) => {
    const { releases, ...choice } = choose(request, reply);
    return { versions: releases.map(({ manifest }) => manifest.version), ...choice };
  });
  const answer = await app.inject({ url, headers });
  await app.close();
  return { ...answer.json(), cookie: answer.headers['set-cookie'] };
}

describe('a visitor', () => {
  it('gets no cookie without a canary of a visitors’ remote', async () => {
    expect(await ask([])).toEqual({ versions: ['1.0.0'], cookie: undefined });
    const staff = { release: release('2.1.0', '/admin'), percent: 100 };
    expect(await ask([staff])).toEqual({ versions: ['1.0.0'], cookie: undefined });
  });
  it('gets an HttpOnly bucket cookie for 30 days with the first page of a canary', async () => {
    const { versions, cookie } = await ask([{ release: release('1.1.0'), percent: 100 }]);
    expect(versions).toEqual(['1.1.0']);
    expect(cookie).toMatch(/^bucket=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const secure = await ask([{ release: release('1.1.0'), percent: 100 }], {
      'x-forwarded-proto': 'https',
    });
    expect(secure.cookie).toMatch(/; Secure$/);
  });
  it('keeps bucket and release on later visits', async () => {
    const canaries = [{ release: release('1.1.0'), percent: 50 }];
    for (const bucket of ['3', '57']) {
      const first = await ask(canaries, { cookie: `bucket=${bucket}` });
      expect(await ask(canaries, { cookie: `a=1; bucket=${bucket}` })).toEqual(first);
      expect(first.cookie).toBeUndefined();
    }
  });
  it('gets the stable releases, without a cookie, where no canary renders the page', async () => {
    const canaries = [{ release: release('1.1.0', '', ['/', '/new']), percent: 100 }];
    expect(await ask(canaries, { cookie: 'bucket=3' }, '/other?page=2')).toEqual({
      versions: ['1.0.0'],
      site: { canaries: ['mf_public'] },
      cookie: undefined,
    });
    expect((await ask(canaries, {}, '/other')).cookie).toBeUndefined();
    for (const url of ['/', '/new/page', '/new?page=2'])
      expect(await ask(canaries, {}, url)).toMatchObject({ versions: ['1.1.0'], isVaried: true });
  });
  it('with an invalid bucket gets another', async () => {
    for (const cookie of ['bucket=100', 'bucket=-1', 'bucket=x', 'otherbucket=1'])
      expect((await ask([{ release: release('1.1.0'), percent: 100 }], { cookie })).cookie).toMatch(
        /^bucket=\d{1,2};/,
      );
  });
});
