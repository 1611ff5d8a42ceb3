import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseGroup, groupOfCommit, groups, leaveOut } from './groups.mjs';
import { bin, root, run } from './steps.mjs';

const names = groups.map(({ name }) => name);
const all = (part) => groups.flatMap((group) => group[part] ?? []);

/** `a/{b,c}.ts` and `a/**` as the names of what they stand for. */
function spellOut(pattern) {
  const [, before = pattern, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return choices.split(',').map((choice) => (before + choice + after).replace('/**', ''));
}

describe('the groups of npm test', () => {
  it('name files that are there, each once', () => {
    const missing = all('journeys').filter(
      (file) => !existsSync(join(root, 'e2e/journeys', `${file}.spec.ts`)),
    );
    expect(missing).toEqual([]);
    for (const file of all('unit')) expect(existsSync(join(root, file)), file).toBe(true);
    const apiFiles = all('api').flatMap(spellOut);
    expect(apiFiles.filter((file) => !existsSync(join(root, 'api', file)))).toEqual([]);
    for (const part of ['journeys', 'unit', 'api', 'steps'])
      expect(all(part).length).toBe(new Set(all(part)).size);
  });
  it('are each chosen by a commit, the same one always by the same', () => {
    const commits = Array.from(names, (_, index) => index.toString(16).padStart(8, '0'));
    expect(commits.map(groupOfCommit)).toEqual(names);
    expect(chooseGroup('', () => '0000000a…\n')).toBe(names[10 % names.length]);
  });
  it('can be asked for, one or all, and a name that is none is refused with those that are', () => {
    expect(chooseGroup('pages')).toBe('pages');
    expect(chooseGroup('all')).toBe('all');
    expect(() => chooseGroup('page')).toThrow(
      `TEST_GROUP is "page"; it can be all, ${names.join(', ')}.`,
    );
  });
  it('leave out what is of the others, and nothing else', () => {
    expect(leaveOut('all')).toEqual({ steps: [], unit: [], api: [], journeys: [] });
    for (const { name, steps = [], journeys = [], unit = [], api = [] } of groups) {
      const left = leaveOut(name);
      const [, pattern = ''] = left.journeys[0].split('--grep-invert=');
      const isLeftOut = (file) => new RegExp(pattern).test(`journeys journeys/${file}.spec.ts`);
      expect(all('journeys').filter((file) => !isLeftOut(file))).toEqual(journeys);
      expect(all('steps').filter((step) => !left.steps.includes(step))).toEqual(steps);
      expect(all('unit').filter((file) => !left.unit.includes(file))).toEqual(unit);
      expect(all('api').filter((file) => !left.api.includes(file))).toEqual(api);
      // What begins alike is another file.
      expect(isLeftOut('visitor/visit-form')).toBe(false);
    }
  });
  it.each([
    ['unit', root, 'tools/quality/groups.test.mjs'],
    ['api', join(root, 'api'), 'src/content/write/interleavings.test.ts'],
  ])('keep what they leave out from Vitest itself: %s', async (part, folder, other) => {
    const { output } = await run(bin('vitest'), ['list', '--filesOnly', '--json'], {
      cwd: folder,
      env: { TEST_LEFT_OUT: all(part).join('\n'), TEST_DATABASE_URL: 'postgres://nowhere' },
    });
    const listed = JSON.parse(output.slice(output.indexOf('['))).map(({ file }) =>
      relative(folder, file),
    );
    expect(listed).toContain(other);
    const names = all(part).flatMap(spellOut);
    expect(listed.filter((file) => names.some((name) => file.startsWith(name)))).toEqual([]);
  });
});
