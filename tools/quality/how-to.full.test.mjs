import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiedTree } from '../testing/copied-tree.mjs';
import { node, tsc } from './steps.mjs';

const root = join(import.meta.dirname, '../..');
const newRemote = (name, title, english, ...more) => [
  'node',
  ['tools/new-remote.mjs', name, '--title', title, '--title-en', english, ...more, '--no-install'],
];
/**
 * Executable pages of docs/how-to, by their patch or their `commands`.
 * `files` are written by hand, `writes` by a command, `demanded` by the compiler after the first.
 */
const PAGES = {
  'add-a-kind': {
    // The kind and its demo content.
    files: 2,
    writes: {
      command: ['npm', ['run', 'kinds']],
      files: [
        'mf-admin-content/remote.json',
        'shared-libs/model/src/base/kind-id.ts',
        'shared-libs/model/src/kinds/kinds.ts',
      ],
    },
    steps: [['npm', ['run', 'migration', '-w', 'api', '--', 'add_talk']]],
  },
  'add-a-body-item': {
    files: 8,
  },
  'add-a-field-type': {
    // Per layer its type, schema and widget; one for e2e tests, and the kind with such a field.
    files: 7,
    demanded: {
      by: 'shared-libs/model/src/fields/field-types.ts',
      in: [
        'api/src/content/field-types/field-types.ts',
        'e2e/fixtures/field-types.ts',
        'shared-libs/admin-ui/src/field-types/field-types.tsx',
        'shared-libs/admin-ui/src/widgets/plain-widgets.tsx',
        'shared-libs/model/src/schema/field-schema.ts',
      ],
    },
    steps: [['npm', ['run', 'migration', '-w', 'api', '--', 'add_field']]],
  },
  'add-a-page': {
    // Claim, route and page, and their tests.
    files: 5,
  },
  'add-a-field': {
    files: 2,
    steps: [['npm', ['run', 'migration', '-w', 'api', '--', 'add_credit']]],
  },
  'add-an-api-route': {
    files: 3,
  },
  'change-a-text': {
    files: 3,
  },
  'add-a-remote': {
    commands: [
      newRemote('mf-open-day', '開放日', 'Open day'),
      newRemote('mf-news-desk', '新聞編輯台', 'News desk', '--area', 'news'),
    ],
    folders: ['mf-open-day', 'mf-news-desk'],
    quickTests: ['tools/quality/compose', 'tools/quality/env-example'],
  },
};

const bin = (command) => join(root, 'node_modules/.bin', command);
let tree;
beforeAll(() => {
  tree = copyTree();
}, 120_000);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const run = (command, args, env = {}) => {
  try {
    return execFileSync(command, args, {
      cwd: tree,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    });
  } catch ({ stdout, stderr }) {
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
};
function undoAll() {
  run('git', ['checkout', '--quiet', '--', '.']);
  run('git', ['clean', '--force', '-d', '--quiet']);
}
/** Files with compiler errors. */
function listFilesWithErrors() {
  const found = spawnSync(node, [tsc, '-p', 'tsconfig.json', '--pretty', 'false'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const files = [...found.stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file);
  return [...new Set(files)].toSorted();
}
const changedFiles = () =>
  run('git', ['ls-files', '--modified', '--others', '--exclude-standard']).trim().split('\n');

describe.each(Object.entries(PAGES))('docs/how-to/%s', (name, page) => {
  const { files, writes, commands = [], steps = [], folders = [] } = page;
  let byHand;
  let written;

  beforeAll(() => {
    if (files) run('git', ['apply', join(root, `docs/how-to/${name}.patch`)]);
    for (const [command, args] of commands) run(command, args);
    byHand = changedFiles();
    if (writes) run(...writes.command);
    written = changedFiles();
    for (const [command, args] of steps) run(command, args);
  }, 300_000);
  afterAll(() => {
    undoAll();
    for (const folder of folders) rmSync(join(tree, folder), { recursive: true, force: true });
  });

  it.runIf(files)('changes as many files as stated', () => {
    expect(byHand).toHaveLength(files);
  });
  it.runIf(writes)('lets its command write everything else once', () => {
    const isByHand = (file) => byHand.includes(file);
    expect(written.filter((file) => !isByHand(file)).toSorted()).toEqual(writes.files);
    const before = writes.files.map((file) => readFileSync(join(tree, file), 'utf8'));
    run(...writes.command);
    expect(writes.files.map((file) => readFileSync(join(tree, file), 'utf8'))).toEqual(before);
  });
  it.runIf(steps.length > 0)('creates a migration that only adds', () => {
    const [migration] = changedFiles().filter((file) => file.endsWith('.sql'));
    expect(readFileSync(join(tree, migration), 'utf8')).toMatch(/^-- expands\n/);
  });
  it('passes the linter', () => {
    expect(() => run(bin('biome'), ['check', '--error-on-warnings', ...written])).not.toThrow();
  });
  it.runIf(page.quickTests)(
    'passes the tests of the files that its command writes to',
    () => expect(() => run(bin('vitest'), ['run', ...page.quickTests])).not.toThrow(),
    60_000,
  );
  it(
    'compiles',
    () => expect(() => run(node, [tsc, '-p', 'tsconfig.json'])).not.toThrow(),
    300_000,
  );
  // Last, because it removes everything else from the page.
  it.runIf(page.demanded)(
    'is required by the compiler wherever it is missing',
    () => {
      undoAll();
      const { by, in: others } = page.demanded;
      run('git', ['apply', `--include=${by}`, join(root, `docs/how-to/${name}.patch`)]);
      expect(listFilesWithErrors()).toEqual(others);
    },
    300_000,
  );
});

/** A separate repository with a copy of the tree, so that each page starts fresh. */
function copyTree() {
  const copy = copiedTree();
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  // .gitignore lists folders, and these are links.
  appendFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  execFileSync('git', ['add', '--all'], { cwd: copy });
  return copy;
}
