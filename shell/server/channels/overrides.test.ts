import type { Release } from '@admissions/protocol/releases';
import { createLinkPath, readOverride, signOverride } from '@admissions/releases';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChooseReleases } from './choose-releases.ts';
import { createOverrides } from './overrides.ts';

const release = (version: string) =>
  ({ manifest: { name: 'mf_public', version, base: '' } }) as Release;
const PREVIEW = { remote: 'mf_public', version: '1.4.0-pr12' };

function open({ allowsOverrides = true, internalToken = 'secret' } = {}) {
  const sent = new Set(['1.4.0-pr12', '1.4.0-broken']);
  const fetched: string[] = [];
  const overrides = createOverrides({
    allowsOverrides,
    internalToken,
    find: (name, version) => (name === 'mf_public' && sent.has(version) ? release(version) : null),
    pollRegistry: async () => void sent.add('1.4.0-pr13'),
    fetch: async ({ manifest: { version } }) => {
      if (version === '1.4.0-broken') throw new Error('no archive');
      fetched.push(version);
    },
  });
  const choose = createChooseReleases({
    releases: () => [release('1.0.0')],
    canaries: () => [{ release: release('1.1.0'), percent: 100 }],
    overrides,
  });
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/*', async (request, reply) => {
    const onward = await overrides.acceptLink(request, reply);
    if (onward !== null) return { onward };
    const { releases, site } = choose(request);
    return { versions: releases.map(({ manifest }) => manifest.version), named: site?.overrides };
  });
  const get = async (url: string, cookie = 'bucket=1') => {
    const answer = await app.inject({ url, headers: { cookie } });
    return { ...answer.json(), cookie: String(answer.headers['set-cookie'] ?? '') };
  };
  const link = createLinkPath(PREVIEW, internalToken);
  return { get, link, fetched };
}

describe('release link', () => {
  it('opens the release for eight hours, before any canary, and redirects to the clean URL', async () => {
    const { get, link } = open();
    const opened = await get(`${link.replace('/', '/news')}&page=2`);
    expect(opened.onward).toBe('/news?page=2');
    expect(opened.cookie).toMatch(/^release=mf_public@1\.4\.0-pr12\..*; Max-Age=28800; HttpOnly/);
    const [pair = ''] = opened.cookie.split(';');
    expect(await get('/news', pair)).toMatchObject({
      versions: ['1.4.0-pr12'],
      named: ['mf_public@1.4.0-pr12'],
    });
    const token = pair.slice('release='.length);
    expect(readOverride(token, 'cookie', 'secret', Date.now() + 28_801_000)).toBeNull();
  });
  it('fetches a release just sent to another shell before it redirects', async () => {
    const { get, link, fetched } = open();
    await get(link);
    expect(fetched).toEqual(['1.4.0-pr12']);
    const newer = createLinkPath({ remote: 'mf_public', version: '1.4.0-pr13' }, 'secret');
    expect((await get(newer)).cookie).toContain('mf_public@1.4.0-pr13');
    expect(fetched).toEqual(['1.4.0-pr12', '1.4.0-pr13']);
  });
  it('is ended by an empty parameter', async () => {
    const { get } = open();
    const ended = await get('/news?release=');
    expect([ended.onward, ended.cookie]).toEqual([
      '/news',
      'release=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });
  it('reports a release that is not there yet, or cannot be fetched', async () => {
    const { get } = open();
    const early = createLinkPath({ remote: 'mf_public', version: '1.5.0' }, 'secret');
    const broken = createLinkPath({ remote: 'mf_public', version: '1.4.0-broken' }, 'secret');
    for (const url of [early, broken])
      expect(await get(url)).toMatchObject({ onward: 425, cookie: '' });
  });
  it('is refused when forged, expired or used as a cookie', async () => {
    const { get, link } = open();
    const token = decodeURIComponent(link.split('=')[1] ?? '');
    const expired = signOverride({ ...PREVIEW, until: Date.now() - 1000, use: 'link' }, 'secret');
    for (const text of [`${token}x`, 'mf_public@1.4.0-pr12', expired]) {
      const { onward, cookie } = await get(`/?release=${text}`);
      expect([onward, cookie]).toEqual([410, '']);
    }
    expect(await get('/', `bucket=1; release=${token}`)).toMatchObject({
      versions: ['1.1.0'],
    });
  });
  it('does not redirect to another site', async () => {
    const { get } = open();
    for (const url of ['/.//evil.example/?release=', '//evil.example/x?release='])
      expect((await get(url)).onward).toMatch(/^\/(?!\/)/);
  });
  it.each([
    ['in production', { allowsOverrides: false }],
    ['without a secret', { internalToken: '' }],
  ])('opens nothing %s', async (_name, options) => {
    const { link } = open();
    const closed = open(options);
    const answer = await closed.get(link);
    expect([answer.onward, answer.versions, answer.cookie]).toEqual([undefined, ['1.1.0'], '']);
    const [pair = ''] = (await open().get(link)).cookie.split(';');
    expect((await closed.get('/', pair)).named).toBeUndefined();
  });
});
