import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

/** The sources as they are, with the installed packages of this tree and its own workspaces. */
function copiedTree() {
  const tree = mkdtempSync(join(tmpdir(), 'how-to-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
  const packages = join(tree, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Links to the workspaces are relative: here they lead to the copies.
    if (name === '@admissions')
      cpSync(join(root, 'node_modules', name), join(packages, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const folder of ['api', 'shell', 'mf-admin-content'])
    symlinkSync(join(root, folder, 'node_modules'), join(tree, folder, 'node_modules'));
  return tree;
}
