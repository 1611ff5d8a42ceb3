import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const OURS = join(import.meta.dirname, '../../api/drizzle');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Differences between the migrations of a folder and their recorded hashes. */
function findChanges(folder) {
  const landed = readJson(join(folder, 'hashes.json'));
  const tags = readJson(join(folder, 'meta/_journal.json')).entries.map(({ tag }) => tag);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
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
        ([tag, hash]) =>
          files.includes(`${tag}.sql`) && hashOf(join(folder, `${tag}.sql`)) !== hash,
      )
      .map(([tag]) => `${tag} has changed`),
  ];
}

describe('migrations that have landed', () => {
  let copy;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'migrations-'));
    cpSync(OURS, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  it('never change: add the next one with npm run migration -w api -- <name>', () => {
    expect(findChanges(OURS)).toEqual([]);
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

  it('reports an edited, a removed and an unlisted migration', () => {
    const first = join(copy, '0000_initial.sql');
    writeFileSync(first, `${readFileSync(first, 'utf8')}-- edited\n`);
    writeFileSync(join(copy, '0001_stray.sql'), 'select 1;\n');
    expect(findChanges(copy)).toEqual(['0001_stray.sql is not listed', '0000_initial has changed']);
    rmSync(first);
    expect(findChanges(copy)).toContain('0000_initial is gone');
  });
});
