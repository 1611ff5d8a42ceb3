import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderStartNotice } from '../../shell/server/render/start-notice.ts';
import { listSources } from '../testing/list-sources.mjs';
import { BROWSERS } from '../vite/browsers.mjs';

const root = join(import.meta.dirname, '../..');
/** Build targets: { chrome: '111', … }. */
const built = Object.fromEntries(
  BROWSERS.map((each) => /^([a-z]+)([\d.]+)$/.exec(each)?.slice(1) ?? [each, '']),
);
/** Versions in a text: { safari: '16.4', … }. */
const namedIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/\b(Safari|Chrome|Firefox)\b[^\d\n]*?([\d.]*\d)/g)].map(
      ([, name, version]) => [name.toLowerCase(), version],
    ),
  );

/** Missing in old but supported Chrome (before 136), Firefox (before 134), Safari (before 18.2). */
const TOO_NEW = [
  /AbortSignal\.any\(/,
  /Array\.fromAsync\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /Promise\.(?:try|withResolvers)\(/,
  /RegExp\.escape\(/,
  /URL\.(?:canParse|parse)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\bIterator\.from\(/,
];
/** Sources that browsers run. */
const SOURCES = listSources([
  ...['shell', 'mf-public', 'mf-admin-content', 'mf-admin-forms', 'mf-admin-accounts'].map(
    (each) => `${each}/src`,
  ),
  ...['api-client', 'store', 'ui', 'admin-ui', 'model', 'protocol', 'site-content'].map(
    (each) => `shared-libs/${each}/src`,
  ),
]).filter((file) => !/[\\/]testing[\\/]/.test(file));

describe('list of supported browsers', () => {
  it('supports every function used in sources', () => {
    expect(SOURCES.length).toBeGreaterThan(1000);
    const wrong = SOURCES.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return TOO_NEW.filter((name) => name.test(text)).map((name) => `${file}: ${name.source}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is the same in builds and the notice for older browsers', () => {
    const { chrome, firefox, safari, edge, ios, ...others } = built;
    expect([others, edge, ios]).toEqual([{}, chrome, safari]);
    for (const locale of ['zh-TW', 'en'])
      expect(namedIn(renderStartNotice(locale)), locale).toEqual({ chrome, firefox, safari });
  });
});
