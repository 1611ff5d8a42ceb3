import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const OURS = join(import.meta.dirname, '../../api/drizzle');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Differences between the migrations and their recorded hashes. */
function findChanges() {
  const landed = readJson(join(OURS, 'hashes.json'));
  const tags = readJson(join(OURS, 'meta/_journal.json')).entries.map(({ tag }) => tag);
  const files = readdirSync(OURS).filter((name) => name.endsWith('.sql'));
  return [
    ...tags.filter((tag) => !landed[tag]).map((tag) => `${tag} has no hash`),
    ...files
      .filter((name) => !tags.includes(name.slice(0, -4)))
      .map((name) => `${name} is not listed`),
    ...Object.entries(landed)
      .filter(([tag]) => !files.includes(`${tag}.sql`))
      .map(([tag]) => `${tag} is gone`),
    ...Object.entries(landed)
      .filter(
        ([tag, hash]) => files.includes(`${tag}.sql`) && hashOf(join(OURS, `${tag}.sql`)) !== hash,
      )
      .map(([tag]) => `${tag} has changed`),
  ];
}

describe('migrations that have landed', () => {
  it('never change: add the next one with npm run migration -w api -- <name>', () => {
    expect(findChanges()).toEqual([]);
  });

  it('includes 0000_initial as data folders of 0.9.0 have it', () => {
    expect(readJson(join(OURS, 'meta/_journal.json')).entries[0]).toMatchObject({
      tag: '0000_initial',
      when: 1795692905079,
    });
    expect(hashOf(join(OURS, '0000_initial.sql'))).toBe(
      '077a359e336a73ce04e966cd502a28e1293c4814726376cafc04f0b5d734b1f0',
    );
  });
});
