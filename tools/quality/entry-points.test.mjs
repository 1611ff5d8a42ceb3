import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../lib/published-packages.mjs';
import { listExports } from '../testing/list-exports.mjs';

const root = join(import.meta.dirname, '../..');
const packages = publishedPackages().filter(({ name }) => name !== '@admissions/remote-kit');
const IMPORT = /['"](@admissions\/[\w/-]+)['"]/g;

/** Sources that import a package from outside, by package; includes kit output and how-tos. */
function readImporters(folders, isOwn = () => false) {
  const words = new Map();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|mjs|md|patch)$/.test(file) || /(^|\/)(node_modules|dist)\//.test(file))
        continue;
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, entry] of text.matchAll(IMPORT)) {
        if (isOwn(join(folder, file), entry)) continue;
        const found = words.get(entry) ?? new Set();
        for (const [word] of text.matchAll(/[\w$]+/g)) found.add(word);
        words.set(entry, found);
      }
    }
  return words;
}

const findDead = (file, words = new Set()) => listExports(file).filter((name) => !words.has(name));

const FOLDERS = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && /^(api|shell|e2e|tools|docs|shared-libs|mf-.*)$/.test(entry.name),
  )
  .map(({ name }) => join(root, name));

describe('exports of the packages', () => {
  const dirOf = new Map(packages.map(({ name, dir }) => [name, dir]));
  const importers = readImporters(FOLDERS, (file, entry) =>
    file.startsWith(`${dirOf.get(entry.split('/', 2).join('/'))}/`),
  );
  const entries = packages.flatMap(({ name, dir, entries }) =>
    entries.map(({ name: entry, source }) => [
      entry === '.' ? name : `${name}${entry.slice(1)}`,
      join(dir, source),
    ]),
  );

  it.each(entries)('are used from outside: %s', (entry, file) => {
    expect(findDead(file, importers.get(entry))).toEqual([]);
  });
});
