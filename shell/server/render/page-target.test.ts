import type { Release } from '@admissions/protocol/releases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolvePageTarget } from './page-target.ts';

const claims = [
  { path: '/', query: {}, inEnglish: true },
  { path: '/news', inEnglish: true, query: { page: { number: [1, 99] }, title: { text: 10 } } },
  { path: '/tours', query: { scene: { text: 9 } } },
  { path: '/newsCont', query: { id: { number: [1, 999] } } },
  { path: '/life', query: { type: { of: ['1', '2'] } } },
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
    for (const [address, target] of [
      ['/nowhere', '/404'],
      ['/a/b/c?lang=en&id=7', '/404?lang=en'],
      ['/newsroom', '/404'],
      ['/news/7', '/news/404'],
      ['//evil.example/news/', '/404'],
    ] as const)
      expect(await resolveAddress(address)).toEqual({ target, category: 'standing' });
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
    ['/newsCont?id=1)', '/newsCont?id=1'],
    ['/newsCont?id=1%E3%80%82', '/newsCont?id=1'],
    ['/newsCont?id=%EF%BC%91', '/newsCont?id=1'],
    ['/newsCont?id=1?fbclid=x', '/newsCont?id=1'],
    ['/newsCont?id=1%E3%80%82%E8%AB%8B%E6%96%BC&utm_source=line', '/newsCont?id=1&utm_source=line'],
    ['/News', '/news'],
    ['/newscont?id=1', '/newsCont?id=1'],
    ['/NEWSCONT?id=1)', '/newsCont?id=1'],
    ['/%6Eews', '/news'],
    ['//news', '/news'],
    ['/news%E3%80%82', '/news'],
    ['/%EF%BC%8Fnews)', '/news'],
    ['/Tours/one', '/tours/one'],
    ['/tours?scene=%A4%A4%A4%E5', '/tours?scene=%E4%B8%AD%E6%96%87'],
    ['/tours?scene=%A4@%A5%5C', '/tours?scene=%E4%B8%80%E5%8A%9F'],
    ['/life?type=%EF%BC%92', '/life?type=2'],
  ])('redirects %s to %s', async (address, location) => {
    expect(await resolveAddress(address)).toEqual({ location });
  });
  test.each([
    '/Nowhere',
    '//evil.example/news/',
    '/news.php',
    '/news,old',
    '/Tours/two',
    '/%E6%8B%9B%E7%94%9F',
    `/${'-'.repeat(5000)}a`,
  ])('finds nothing at %s', async (address) => {
    expect(await targetOf(address)).toMatch(/\/404$/);
  });
  test.each(['/newsCont?id=1.5', '/newsCont?id=1abc', '/newsCont?id=0)', '/newsCont?id='])(
    'guesses no number in %s',
    async (address) => expect(await targetOf(address)).toBe('/newsCont'),
  );
  test('redirects mistyped addresses to one that is not redirected', async () => {
    const sign = fc.constantFrom(
      '',
      '。',
      ')',
      '）',
      '，',
      '」',
      '請於期限內',
      '\u200B',
      '.',
      '/',
      '/。',
    );
    const path = fc
      .tuple(
        fc.constantFrom('/', '//', '/%'),
        fc.constantFrom('news', 'newsCont', 'life'),
        fc.func(fc.boolean()),
        sign,
      )
      .map(([slash, name, isUpper, ending]) => ({
        canonical: `/${name}`,
        typed:
          (slash === '/%' ? `/%${name.charCodeAt(0).toString(16)}` : slash + name[0]) +
          [...name.slice(1)].map((each, at) => (isUpper(at) ? each.toUpperCase() : each)).join('') +
          encodeURIComponent(ending).replaceAll('%2F', '/'),
      }));
    const number = fc.tuple(fc.constantFrom('1', '2', '１', '２'), sign).map(([digit, ending]) => ({
      canonical: digit.normalize('NFKC'),
      typed: encodeURIComponent(digit + ending),
    }));
    await fc.assert(
      fc.asyncProperty(path, number, async (where, which) => {
        const key = { '/newsCont': 'id', '/life': 'type', '/news': 'page' }[where.canonical];
        const expected = `${where.canonical}?${key}=${which.canonical}`;
        let found = await resolveAddress(`${where.typed}?${key}=${which.typed}`);
        // A trailing slash alone is removed first.
        for (let count = 0; count < 2 && 'location' in found; count++)
          found = await resolveAddress(found.location);
        expect(found).toMatchObject({ target: expected });
      }),
      { numRuns: 2000 },
    );
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
