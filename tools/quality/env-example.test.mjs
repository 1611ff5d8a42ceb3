import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const lines = read('.env.example').split('\n');
/** Lines of the example: active ones (secrets) or commented ones with their default. */
const shown = lines.flatMap((line, at) => {
  const [, hash, name, value] = /^(#?)([A-Z][A-Z\d_]*)=(.*)$/.exec(line) ?? [];
  return name ? [{ name, value, isInForce: hash === '', at }] : [];
});
/** Variables of the compose file: { name: [operator, default] }. */
const variables = new Map(
  [...read('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z\d_]*)(:[-?])([^}]*)\}/g)].map(
    ([, name, how, value]) => [name, { how, value }],
  ),
);

describe('.env.example', () => {
  it('shows every setting that docker-compose.yml reads from .env, once, and no other', () => {
    expect(variables.size).toBeGreaterThan(40);
    expect(shown.map(({ name }) => name).toSorted()).toEqual([...variables.keys()].toSorted());
  });
  it('leaves required settings empty and comments out the others with their default', () => {
    for (const { name, value, isInForce } of shown) {
      const { how, value: standard } = variables.get(name);
      expect([name, isInForce, value]).toEqual(
        how === ':?' ? [name, true, ''] : [name, false, standard],
      );
    }
  });

  it('is committed, while a real .env is ignored', () => {
    const ignored = read('.gitignore').split('\n');
    expect(ignored.indexOf('.env*')).toBeGreaterThanOrEqual(0);
    expect(ignored.indexOf('!.env.example')).toBeGreaterThan(ignored.indexOf('.env*'));
  });
});
