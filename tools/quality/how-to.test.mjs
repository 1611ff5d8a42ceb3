import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiedTree } from './copied-tree.mjs';

const root = join(import.meta.dirname, '../..');
const isLong = process.env.LONG_TESTS === '1';
/** Each page of docs/how-to whose steps stand beside it as a patch: the files it writes by hand, what else it tells to run, and the tests that it touches. */
const PAGES = {
  'add-a-kind': {
    files: 5,
    steps: [['npm', ['run', 'migration', '-w', 'api']]],
    tests: [
      'shared-libs/contracts/src/kinds',
      'mf-admin-content/src/routes.test.ts',
      'shell/src/admin',
    ],
  },
  'add-a-body-item': {
    files: 10,
    steps: [],
    tests: [
      'shared-libs/contracts/src/schema',
      'shared-libs/ui/src/body',
      'shared-libs/admin-ui/src/body',
    ],
  },
};

describe.each(Object.entries(PAGES))('docs/how-to/%s, done as it says', (name, page) => {
  let tree;
  const run = (command, args) => {
    try {
      return execFileSync(command, args, { cwd: tree, encoding: 'utf8', stdio: 'pipe' });
    } catch ({ stdout, stderr }) {
      throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
    }
  };
  const bin = (command) => join(root, 'node_modules/.bin', command);
  const patch = join(root, `docs/how-to/${name}.patch`);
  const written = () =>
    run('git', ['apply', '--numstat', patch])
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[2]);

  beforeAll(() => {
    tree = copiedTree();
    run('git', ['apply', patch]);
    for (const [command, args] of page.steps) if (isLong) run(command, args);
  }, 120_000);
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('touches no more files than it promises', () => {
    expect(written()).toHaveLength(page.files);
  });
  it('leaves nothing for the linter', () => {
    run(bin('biome'), ['check', '--vcs-enabled=false', '--error-on-warnings', ...written()]);
  });
  it.runIf(isLong)('compiles', () => void run(bin('tsc'), ['-p', 'tsconfig.json']), 300_000);
  it.runIf(isLong)(
    'passes the tests that it touches',
    () => void run(bin('vitest'), ['run', ...page.tests]),
    600_000,
  );
});
