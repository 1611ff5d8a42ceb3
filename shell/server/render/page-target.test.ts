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

describe('resolvePageTarget', () => {
  test('ignores unknown keys and key order', async () => {
    for (const address of ['/', '/?x=1', '/?utm_source=line&fbclid=abc', '/?preview_of=1&', '/?'])
      expect(await resolveAddress(address)).toEqual({ target: '/', category: 'standing' });
    for (const address of ['/news?page=2&title=a', '/news?title=a&gclid=1&page=2'])
      expect(await targetOf(address)).toBe('/news?page=2&title=a');
    expect(await targetOf('/news?lang=en&utm_medium=x')).toBe('/news?lang=en');
  });
  test('maps 10,000 invented addresses to no more pages than the site has', async () => {
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
  test('maps all unknown paths to one page per language and claimed path', async () => {
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
  test('finds pages below a claimed path if the remote has them', async () => {
    expect(await resolveAddress('/tours/one?scene=3&x=1')).toEqual({
      target: '/tours/one?scene=3',
      category: 'free',
    });
    expect(await resolveAddress('/tours/one')).toEqual({
      target: '/tours/one',
      category: 'numbered',
    });
  });
  test('redirects a trailing slash', async () => {
    expect(await resolveAddress('/news/?page=2')).toEqual({ location: '/news?page=2' });
    expect(await resolveAddress('/news///')).toEqual({ location: '/news' });
  });
  test.each([
    ['%A4%A4%A4%E5', '中文'],
    ['%A4@%A5%5C', '一功'],
    ['100%', '100%'],
    ['%FF%FF', ''],
  ])('redirects the title %s to %s in UTF-8', async (given, title) => {
    const location = `/news?page=2&title=${encodeURIComponent(title)}`;
    expect(await resolveAddress(`/news?page=2&title=${given}`)).toEqual({ location });
    expect(await targetOf(location)).toContain('/news?page=2');
  });
  test('redirects temporarily to Chinese without an English text', async () => {
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
  test('accepts any query for a release without query rules', async () => {
    expect(await resolveAddress('/before?x=1')).toEqual({
      target: '/before?x=1',
      category: 'free',
    });
  });
  test('maps error pages only for existing statuses', async () => {
    expect(await targetOf('/error?statusCode=503&x=1')).toBe('/error?statusCode=503');
    expect(await targetOf('/error?statusCode=99999')).toBe('/error');
  });
});
