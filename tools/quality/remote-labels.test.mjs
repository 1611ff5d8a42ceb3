import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en, zhTW } from '@admissions/model/catalogues';
import { describe, expect, it } from 'vitest';
import { listSources } from '../testing/list-sources.mjs';

const root = join(import.meta.dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const FOLDERS = [
  ...remotes.map((name) => `${name}/src`),
  'shared-libs/admin-ui/src',
  'shared-libs/ui/src',
  'shared-libs/api-client/src',
  'shell/src',
];
const files = listSources(FOLDERS);
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
const HAN = /[一-鿿]/;

/** All pairs of translations in a module's exports. */
function pairsIn(value, path, seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if ('zh-TW' in value || 'en' in value) {
    const [chinese, english] = [value['zh-TW'], value.en];
    if (typeof chinese !== 'object' || typeof english !== 'object') return [[path, value]];
    // A table by language.
    return [...new Set([...Object.keys(chinese), ...Object.keys(english)])].map((key) => [
      `${path}.${key}`,
      { 'zh-TW': chinese[key], en: english[key] },
    ]);
  }
  return Object.entries(value).flatMap(([key, each]) => pairsIn(each, `${path}.${key}`, seen));
}

describe('messages of remotes', () => {
  it.each(Object.keys(zhTW))('%s has both languages', (key) => {
    expect(zhTW[key]).toMatch(HAN);
    expect(en[key]).toMatch(/[a-z]/i);
    expect(en[key]).not.toMatch(HAN);
  });
  it('have a Chinese text for every English one', () =>
    expect(Object.keys(en).filter((key) => !Object.hasOwn(zhTW, key))).toEqual([]));

  const tables = files.filter((file) =>
    /(^|[/-])(texts|labels|names)\.ts$|\/labels\/.*\.ts$/.test(file),
  );
  const readPairs = async () =>
    (
      await Promise.all(
        tables.map(async (file) => pairsIn({ ...(await import(join(root, file))) }, file)),
      )
    ).flat();
  it('are translated word by word in the remotes’ own tables', async () => {
    const pairs = await readPairs();
    // Text before or after a number may have no counterpart in the other language.
    const lacking = pairs.filter(([path, pair]) =>
      [pair['zh-TW'], pair.en].some(
        (text) => typeof text !== 'string' || (text.trim() === '' && !/(Before|After)$/.test(path)),
      ),
    );
    expect(lacking.map(([path]) => path)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(400);
  });
  it('have the same placeholders in both languages', async () => {
    const pairs = await readPairs();
    const listPlaceholders = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
    const differing = pairs.filter(
      ([, pair]) => listPlaceholders(pair['zh-TW']) !== listPlaceholders(pair.en),
    );
    expect(differing.map(([path]) => path)).toEqual([]);
  });
  it('are looked up in the catalogue for errors, which may be only keys', () => {
    // Three pass it on without showing it; one stores it after an answer.
    const carriers = [
      'mf-public/src/lib/reads.ts',
      'shell/src/remotes/packed-errors.ts',
      'shell/src/first-page.ts',
      'shell/src/session/admin-session.ts',
    ];
    const raw = sources.filter(
      ([file, source]) =>
        /\berror\.message\b/.test(source) &&
        !/\bt\.error\(/.test(source) &&
        !carriers.includes(file),
    );
    expect(raw.map(([file]) => file)).toEqual([]);
  });
});
