import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../lib/published-packages.mjs';
import { listExports } from '../testing/list-exports.mjs';

// Teams install these packages: a removed export needs a higher major version.
// UPDATE_EXPORTS=1 records new names; it refuses to drop names without that version.
const FILE = join(import.meta.dirname, 'exported-names.json');
const recorded = JSON.parse(readFileSync(FILE, 'utf8'));

const getMajor = (version) => Number(version.split('.')[0]);

/** Recorded names that were removed without a new major version. */
function findRemoved(before, now) {
  if (!before || getMajor(now.version) > getMajor(before.version)) return [];
  return before.names.filter((name) => !now.names.includes(name));
}

const current = Object.fromEntries(
  publishedPackages().map(({ name, version, dir, entries }) => [
    name,
    {
      version,
      names: entries
        .filter(({ source }) => existsSync(join(dir, source)))
        .flatMap(({ name: entry, source }) =>
          listExports(join(dir, source)).map((each) => `${entry} ${each}`),
        )
        .toSorted(),
    },
  ]),
);

describe('exports of packages that teams install', () => {
  it.each(Object.entries(current))(
    'removes no name without a new major version: %s',
    (name, now) => {
      expect(findRemoved(recorded[name], now)).toEqual([]);
    },
  );

  it('records every name', () => {
    const isUpdate = process.env.UPDATE_EXPORTS === '1';
    const isSafe = Object.entries(current).every(
      ([name, now]) => findRemoved(recorded[name], now).length === 0,
    );
    if (isUpdate && isSafe) writeFileSync(FILE, `${JSON.stringify(current, null, 2)}\n`);
    const expected = isUpdate ? current : recorded;
    const missing = Object.entries(current).flatMap(([name, { names }]) =>
      names.filter((each) => !expected[name]?.names.includes(each)),
    );
    expect(missing).toEqual([]);
  });

  it('finds a removed name, and allows it in a new major version', () => {
    const before = { version: '1.4.0', names: ['. a', '. b'] };
    expect(findRemoved(before, { version: '1.5.0', names: ['. a'] })).toEqual(['. b']);
    expect(findRemoved(before, { version: '2.0.0', names: ['. a'] })).toEqual([]);
  });

  it('follows re-exports', () => {
    const files = {
      '/a.ts': "export * from './b.ts'; export { c as d } from 'e';",
      '/b.ts': 'export const f = 1; export interface G {}',
    };
    expect(listExports('/a.ts', (path) => files[path])).toEqual(['f', 'G', 'd']);
  });
});
