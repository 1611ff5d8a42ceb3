import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en, zhTW } from '@admissions/model/catalogues';
import { describe, expect, it } from 'vitest';
import { listSources } from './list-sources.mjs';

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

/** The pairs of translations anywhere in what a module exports. */
function pairsIn(value, place, seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if ('zh-TW' in value || 'en' in value) {
    const [chinese, english] = [value['zh-TW'], value.en];
    if (typeof chinese !== 'object' || typeof english !== 'object') return [[place, value]];
    // A table by language.
    return [...new Set([...Object.keys(chinese), ...Object.keys(english)])].map((key) => [
      `${place}.${key}`,
      { 'zh-TW': chinese[key], en: english[key] },
    ]);
  }
  return Object.entries(value).flatMap(([key, each]) => pairsIn(each, `${place}.${key}`, seen));
}

describe('Traditional Chinese messages: every key that a remote can show', () => {
  it.each(Object.keys(zhTW))('%s has both languages', (key) => {
    expect(zhTW[key]).toMatch(HAN);
    expect(en[key]).toMatch(/[a-z]/i);
    expect(en[key]).not.toMatch(HAN);
  });
  it('there is no English message without a Chinese one', () =>
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
  it('the remotes’ own tables have both languages, word for word', async () => {
    const pairs = await readPairs();
    // What stands before or after a number has no counterpart in the other language now and then.
    const lacking = pairs.filter(([place, pair]) =>
      [pair['zh-TW'], pair.en].some(
        (text) =>
          typeof text !== 'string' || (text.trim() === '' && !/(Before|After)$/.test(place)),
      ),
    );
    expect(lacking.map(([place]) => place)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(400);
  });
  it('a text has the same places to fill in, in both languages', async () => {
    const pairs = await readPairs();
    const placesIn = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
    const differing = pairs.filter(([, pair]) => placesIn(pair['zh-TW']) !== placesIn(pair.en));
    expect(differing.map(([place]) => place)).toEqual([]);
  });
  it('what staff read of two parts has the signs of its language between them', () => {
    // A letter to a visitor is Chinese; the other looks for hours.
    const chinese = ['mf-admin-forms/src/features/review/reply.ts', 'revisions/text-diff.ts'];
    const found = sources
      .filter(
        ([file]) =>
          /^(mf-admin-|shared-libs\/admin-ui\/|shell\/src\/admin\/)/.test(file) &&
          !chinese.some((end) => file.endsWith(end)),
      )
      .flatMap(([file, source]) =>
        source
          .split('\n')
          .filter((line) => /\.join\('[：、]'\)|：/.test(line.replaceAll(/'[^'\n]{2,}'/g, "''")))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
  it('whoever shows the message of an error asks the catalogue for it: where no answer came it is a key', () => {
    // Two hand it on, and never to a person; the third keeps it where an answer came.
    const carriers = [
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
