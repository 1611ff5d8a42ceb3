import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zhTW } from '@admissions/model/catalogues';
import { visitorsZhTW } from '@admissions/model/messages';
import { describe, expect, it } from 'vitest';
import { listSources } from './list-sources.mjs';

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

describe('visitors words', () => {
  it('the visitors’ catalogue has every message that their pages say', () => {
    const missing = sources.flatMap(([file, source]) =>
      keysIn(source).flatMap((key) =>
        Object.hasOwn(visitorsZhTW, key) ? [] : [`${key} in ${file}`],
      ),
    );
    expect(missing).toEqual([]);
  });
  it('and none that they do not say', () => {
    const usedKeys = new Set(sources.flatMap(([, source]) => keysIn(source)));
    expect(Object.keys(visitorsZhTW).filter((key) => !usedKeys.has(key))).toEqual([]);
  });
  it('visitors’ pages name messages in full, so that this can be seen', () => {
    expect(sources.filter(([, source]) => /\bt\(`/.test(source)).map(([file]) => file)).toEqual([]);
  });
});
