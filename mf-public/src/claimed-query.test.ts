import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { ORIGINAL_PAGES, PAGES } from './routes.tsx';

// One render serves all addresses with the same claim: it must list every key that the page reads.
const src = import.meta.dirname;
const { claims } = JSON.parse(readFileSync(join(src, '../remote.json'), 'utf8')) as RemoteManifest;

/** The forms in which sources read a query key. */
const READS = [
  /\bsearch(?:Params)?\.(?:get|getAll|has)\('([\w-]+)'\)/g,
  /\bgetNumberParam\([\w.]+, '([\w-]+)'\)/g,
  /\bgetIdParam\(search\)/g,
  /\breadNumber\('([\w-]+)', \d+\)/g,
  /\breadChoice\([^']+, '([\w-]+)'/g,
];
/** Files that read a key passed as a parameter. */
const BY_PARAMETER = new Set(['lib/list-query.ts', 'lib/reads.ts', 'features/news/news-query.ts']);

const sourceOf = (file: string) => readFileSync(join(src, file), 'utf8');
/** The source of a page and of all its imports. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of sourceOf(file).matchAll(/from '(\.[^']+\.tsx?)'/g))
    partsOf(join(dirname(file), path), seen);
  return seen;
}
const readIn = (files: Iterable<string>) =>
  new Set(
    [...files]
      .filter((file) => file !== 'lib/reads.ts')
      .flatMap((file) =>
        READS.flatMap((form) => [...sourceOf(file).matchAll(form)].map(([, key = 'id']) => key)),
      ),
  );

const routes = new Map(
  Object.entries({ '/': PAGES, '/original/': ORIGINAL_PAGES }).flatMap(([prefix, table]) =>
    Object.entries(table).map(([path, page]) => [prefix + path, `${page}.tsx`] as const),
  ),
);

describe('claimed query of each page', () => {
  it('exists for every page', () => {
    expect([...routes.keys()].sort()).toEqual(
      claims
        .map(({ path }) => path)
        .filter((path) => path !== '/original')
        .sort(),
    );
    expect(routes.size).toBeGreaterThan(50);
  });
  it.each([...routes])('%s', (path, file) => {
    const claimed = Object.keys(
      claims.find((claim) => claim.path === path)?.query ?? { missing: true },
    );
    // Every page reads the language; pages with entries of several kinds read `kind`.
    const read = [...readIn(partsOf(file))].filter(
      (key) => key !== 'lang' && (key !== 'kind' || opensSeveral(file)),
    );
    expect(read.sort()).toEqual(claimed.sort());
  });
  it('rejects query reads that this test cannot detect', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join(src, file)),
    );
    const odd = files
      .filter((file) => !BY_PARAMETER.has(file))
      .filter(
        (file) =>
          /\b(search|searchParams|params)\.(get|getAll|has)\((?!')/.test(sourceOf(file)) ||
          /new URLSearchParams\((location|search)\b/.test(sourceOf(file)),
      );
    expect(odd).toEqual([]);
    // They pass the address on; the finder parses it with the same function as a page.
    expect(
      files
        .filter((file) => /\bsearch\b.*useLocation\(\)|location\.search\b/.test(sourceOf(file)))
        .sort(),
    ).toEqual([
      'features/compare/compare-page.tsx',
      'features/guide/use-finder.ts',
      'lib/reads.ts',
    ]);
  });
});
const opensSeveral = (file: string) =>
  /loadOpenedEntry\(api, search, \['\w+', /.test(sourceOf(file));
