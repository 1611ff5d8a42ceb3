import type { Release } from '@admissions/protocol/releases';
import { describe, expect, test } from 'vitest';
import { resolvePageTarget } from './page-target.ts';

const claims = [
  { path: '/', query: {}, inEnglish: true },
  { path: '/news', inEnglish: true, query: { page: { number: [1, 99] }, title: { text: 10 } } },
  { path: '/tours', query: { scene: { text: 9 } } },
];
const release = { manifest: { name: 'mf_public', base: '', claims } } as unknown as Release;
const before = {
  manifest: { name: 'mf_before', base: '', claims: [{ path: '/before' }] },
} as unknown as Release;
const resolveAddress = (address: string) =>
  resolvePageTarget(
    { releases: () => [release, before], hasPage: async (_, path) => path === '/tours/one' },
    address,
  );
const targetOf = async (address: string) =>
  ({ target: '', ...(await resolveAddress(address)) }).target;

describe('H2, M1: which page an address means', () => {
  test('is the same whoever links to it, and in whatever order its keys stand', async () => {
    for (const address of ['/', '/?x=1', '/?utm_source=line&fbclid=abc', '/?preview_of=1&', '/?'])
      expect(await resolveAddress(address)).toEqual({ target: '/', category: 'standing' });
    for (const address of ['/news?page=2&title=a', '/news?title=a&gclid=1&page=2'])
      expect(await targetOf(address)).toBe('/news?page=2&title=a');
    expect(await targetOf('/news?lang=en&utm_medium=x')).toBe('/news?lang=en');
  });
  test('ten thousand addresses that somebody makes up are no more pages than the site has', async () => {
    const random = () => Math.random().toString(36).slice(2);
    const paths = ['/', '/news', '/tours', `/${random()}`, '/news/x', '/error'];
    const targets = new Set<string>();
    for (let count = 0; count < 10_000; count++)
      targets.add(
        await targetOf(`${paths[count % paths.length]}?${random()}=${random()}&${random()}`),
      );
    for (let count = 0; count < 10_000; count++)
      targets.add(await targetOf(`/${random()}/${random()}?page=${count}`));
    expect([...targets].sort()).toEqual(['/', '/404', '/error', '/news', '/news/404', '/tours']);
  });
  test('is one page for all that lead nowhere, in each language and below each path that is claimed', async () => {
    expect(await resolveAddress('/nowhere')).toEqual({ target: '/404', category: 'standing' });
    expect(await resolveAddress('/a/b/c?lang=en&id=7')).toEqual({
      target: '/404?lang=en',
      category: 'standing',
    });
    expect(await resolveAddress('/newsroom')).toEqual({ target: '/404', category: 'standing' });
    expect(await resolveAddress('/news/7')).toEqual({ target: '/news/404', category: 'standing' });
    expect(await resolveAddress('//evil.example/news/')).toEqual({
      target: '/404',
      category: 'standing',
    });
  });
  test('below a claimed path is a page of its own where the remote has one', async () => {
    expect(await resolveAddress('/tours/one?scene=3&x=1')).toEqual({
      target: '/tours/one?scene=3',
      category: 'free',
    });
    expect(await resolveAddress('/tours/one')).toEqual({
      target: '/tours/one',
      category: 'numbered',
    });
  });
  test('with a slash at its end is found without it', async () => {
    expect(await resolveAddress('/news/?page=2')).toEqual({ location: '/news?page=2' });
    expect(await resolveAddress('/news///')).toEqual({ location: '/news' });
  });
  test('without an English text is the Chinese one, for now, whoever asks for English', async () => {
    expect(await resolveAddress('/tours?scene=3&lang=en&x=1')).toEqual({
      location: '/tours?scene=3&x=1',
      isTemporary: true,
    });
    expect(await resolveAddress('/before?lang=en')).toEqual({
      location: '/before',
      isTemporary: true,
    });
    expect(await targetOf('/error?lang=en')).toBe('/error?lang=en');
    expect(await targetOf('/?lang=en')).toBe('/?lang=en');
  });
  test('is any query for a release from before pages said what they read', async () => {
    expect(await resolveAddress('/before?x=1')).toEqual({
      target: '/before?x=1',
      category: 'free',
    });
  });
  test('is the error page for every status that there is, and no more', async () => {
    expect(await targetOf('/error?statusCode=503&x=1')).toBe('/error?statusCode=503');
    expect(await targetOf('/error?statusCode=99999')).toBe('/error');
  });
});
