import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaultyTests } from './test-bodies.mjs';

const root = join(import.meta.dirname, '../..');
const PACKAGES = [
  'api/src',
  'shell',
  'shared-libs',
  'mf-public',
  'mf-admin-content',
  'mf-admin-forms',
  'mf-admin-accounts',
  'tools',
  'e2e',
];
const listTests = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(test|spec)\.(tsx?|mjs)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file),
    )
    .map((file) => join(folder, file));

describe('the tests', () => {
  it.each(PACKAGES)(
    'of %s assert something, none returns before it does, and unit tests say of what they are',
    (folder) => {
      const found = listTests(folder).flatMap((file) =>
        findFaultyTests(join(root, file)).map(([name, what]) => `${file}: ${name} ${what}`),
      );
      expect(found).toEqual([]);
    },
  );
});

describe('a planted mistake', () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-bodies-'));
    writeFileSync(
      join(folder, 'helper.ts'),
      'export const isWhole = (page) => expect(page).toBeTruthy();\nexport const open = () => 1;\n',
    );
    writeFileSync(
      join(folder, 'one.test.ts'),
      `import { isWhole, open } from './helper.ts';
const deeper = (page) => isWhole(page);
describe('a page', () => {
it('opens', () => { open(); });
it('is whole', () => deeper(open()));
it.each([1])('is %i', (each) => { if (each > 1) return; expect(each).toBe(1); });
it('asks each', () => { [1].forEach((each) => { if (each > 1) return; }); expect(1).toBe(1); });
});
it('belongs nowhere', () => expect(1).toBe(1));
`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is named, a helper that asserts is not', () => {
    expect(findFaultyTests(join(folder, 'one.test.ts'))).toEqual([
      ["'opens'", 'asserts nothing'],
      ["'is %i'", 'returns early'],
      ["'belongs nowhere'", 'stands in no describe'],
    ]);
  });
});
