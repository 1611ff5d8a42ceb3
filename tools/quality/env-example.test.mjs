import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const lines = read('.env.example').split('\n');
/** What the example shows: a line that is in force (a secret, to be filled in) or one behind a "#" with its default. */
const shown = lines.flatMap((line, at) => {
  const [, hash, name, value] = /^(#?)([A-Z][A-Z\d_]*)=(.*)$/.exec(line) ?? [];
  return name ? [{ name, value, isInForce: hash === '', at }] : [];
});
/** What the compose file takes from .env: { name: [operator, default] }. */
const taken = new Map(
  [...read('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z\d_]*)(:[-?])([^}]*)\}/g)].map(
    ([, name, how, value]) => [name, { how, value }],
  ),
);

describe('.env.example', () => {
  it('shows every setting that docker-compose.yml takes from .env, each once, and no other', () => {
    expect(taken.size).toBeGreaterThan(40);
    expect(shown.map(({ name }) => name).toSorted()).toEqual([...taken.keys()].toSorted());
  });
  it('has a line in force, without a value, for what nothing starts without, and the default of all others behind a "#"', () => {
    for (const { name, value, isInForce } of shown) {
      const { how, value: standard } = taken.get(name);
      expect([name, isInForce, value]).toEqual(
        how === ':?' ? [name, true, ''] : [name, false, standard],
      );
    }
  });
  it('says of every setting, or of a group of them, what it is', () => {
    for (const { name, at } of shown) {
      let above = at - 1;
      while (shown.some((each) => each.at === above)) above--;
      expect(lines[above], name).toMatch(/^# (?!---)\S.{10,}/);
    }
  });
  it('knows everything that make-env prints', () => {
    const printed = execFileSync(process.execPath, [join(root, 'deploy/make-env.mjs')], {
      encoding: 'utf8',
    });
    for (const [, name] of printed.matchAll(/^([A-Z\d_]+)=/gm))
      expect(shown.map((each) => each.name)).toContain(name);
  });
  it('is kept in the repository, where a real .env never is', () => {
    const ignored = read('.gitignore').split('\n');
    expect(ignored.indexOf('.env*')).toBeGreaterThanOrEqual(0);
    expect(ignored.indexOf('!.env.example')).toBeGreaterThan(ignored.indexOf('.env*'));
  });
});
