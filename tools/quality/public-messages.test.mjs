import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zhTW } from '@admissions/model/catalogues';
import { visitorsZhTW } from '@admissions/model/messages';
import { describe, expect, it } from 'vitest';
import { listSources } from '../testing/list-sources.mjs';

const root = join(import.meta.dirname, '../..');
const FOLDERS = [
  'mf-public/src',
  'shell/src',
  'shared-libs/ui/src',
  'shared-libs/store/src',
  'shared-libs/api-client/src',
];
const files = listSources(FOLDERS).filter((file) => !/\/(admin|entry-admin)/.test(file));
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
const keysIn = (source) =>
  [...source.matchAll(/['"`]([a-z]+\.[\w.-]+)['"`]/g)]
    .map(([, key]) => key)
    .filter((key) => Object.hasOwn(zhTW, key));

describe('catalogue of the public pages', () => {
  it('has every message used on the pages', () => {
    const missing = sources.flatMap(([file, source]) =>
      keysIn(source).flatMap((key) =>
        Object.hasOwn(visitorsZhTW, key) ? [] : [`${key} in ${file}`],
      ),
    );
    expect(missing).toEqual([]);
  });
  it('has no unused message', () => {
    const usedKeys = new Set(sources.flatMap(([, source]) => keysIn(source)));
    expect(Object.keys(visitorsZhTW).filter((key) => !usedKeys.has(key))).toEqual([]);
  });
  it('is used with literal keys only, as this test requires', () => {
    expect(sources.filter(([, source]) => /\bt\(`/.test(source)).map(([file]) => file)).toEqual([]);
  });
});
