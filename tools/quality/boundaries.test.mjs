import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/node.ts';

const root = join(import.meta.dirname, '../..');
const call = (from) => `import { made } from '${from}';\n\nmade();\n`;

/** Files and what they may not import. */
const FORBIDDEN_IMPORTS = [
  ['mf-public/src/features/news/a.ts', '../home/hero.ts'],
  ['mf-public/src/features/news/d.ts', '../../routes.tsx'],
  ['mf-public/src/e.ts', '../../mf-admin-content/src/remote.tsx'],
  ['mf-public/src/f.ts', '@admissions/ui/src/made.ts'],
  ['shell/src/h.ts', '../../mf-public/src/remote.tsx'],
  ['shared-libs/model/src/i.ts', 'react'],
  ['shared-libs/model/src/j.ts', 'node:fs'],
  ['shared-libs/model/src/ab.ts', '@admissions/model'],
  ['shared-libs/ui/src/k.ts', '@admissions/admin-ui'],
  ['api/src/l.ts', '@admissions/ui'],
  ['api/src/platform/http/t.ts', '../../content/made.ts'],
  ['api/src/platform/db/u.ts', '../../features/media/made.ts'],
  ['api/src/content/read/v.ts', '../../features/media/made.ts'],
  ['api/src/features/media/x.ts', '../../app/made.ts'],
  ['api/src/app/z.ts', '../tests/made.ts'],
];
const ALLOWED_IMPORTS = [
  ['mf-public/src/features/news/b.ts', './a.ts'],
  ['mf-public/src/features/news/c.ts', '../../lib/made.ts'],
  ['api/src/content/read/w.ts', '../../platform/made.ts'],
  ['api/src/features/media/y.ts', '../../content/made.ts'],
  ['api/src/app/aa.ts', '../features/media/made.ts'],
  ['api/src/platform/http/bb.test.ts', '../../tests/made.ts'],
];
/** Other mistakes: rule, file and content. */
const MISTAKES = [
  // The dialog of antd loses the focus when closed.
  [
    'style/noRestrictedImports',
    'mf-admin-content/src/features/news/dialog.ts',
    "import { Modal } from 'antd';\n\nModal();\n",
  ],
  ['correctness/noUndeclaredDependencies', 'mf-public/src/g.ts', call('antd')],
  ['correctness/useImportExtensions', 'api/src/s.ts', call('./made')],
  ['performance/noReExportAll', 'api/src/m.ts', "export * from './n.ts';\n"],
  ['style/noDefaultExport', 'api/src/n.ts', 'export default 1;\n'],
  ['style/useFilenamingConvention', 'api/src/NewsList.ts', 'export const made = 1;\n'],
  [
    'style/noExcessiveLinesPerFile',
    'api/src/o.ts',
    Array.from({ length: 351 }, (_, line) => `export const made${line} = ${line};\n`).join(''),
  ],
  [
    'security/noDangerouslySetInnerHtml',
    'mf-public/src/p.tsx',
    "export const P = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n",
  ],
  [
    'nursery/noFloatingPromises',
    'api/src/q.ts',
    'async function save() {}\n\nexport function leave() {\n  save();\n}\n',
  ],
  [
    'suspicious/noSkippedTests',
    'api/src/r.test.ts',
    "import { it } from 'vitest';\n\nit.skip('x', () => {});\n",
  ],
];
/** Imported by the files above. */
const IMPORTED = [
  'api/src/made.ts',
  'mf-public/src/lib/made.ts',
  ...['platform', 'content', 'features/media', 'app', 'tests'].map(
    (layer) => `api/src/${layer}/made.ts`,
  ),
];

const folder = temporaryFolder();
let found;

beforeAll(() => {
  const packages = [
    '.',
    'api',
    'shell',
    'mf-public',
    ...readdirSync(join(root, 'shared-libs')).map((name) => `shared-libs/${name}`),
  ];
  for (const each of packages)
    cpSync(join(root, each, 'package.json'), join(folder, each, 'package.json'));
  for (const file of ['biome.json', 'biome.boundaries.json'])
    cpSync(join(root, file), join(folder, file));
  for (const [file, from] of [...FORBIDDEN_IMPORTS, ...ALLOWED_IMPORTS]) put(file, call(from));
  for (const [, file, content] of MISTAKES) put(file, content);
  for (const file of IMPORTED) put(file, 'export const made = () => 1;\n');
  found = diagnosticsOf(folder);
});

const rulesIn = (file) => found.filter((each) => each.file === file).map(({ rule }) => rule);

describe('boundaries', () => {
  it.each(FORBIDDEN_IMPORTS)('%s may not import %s', (file) =>
    expect(rulesIn(file)).toContain('style/noRestrictedImports'),
  );
  it.each(ALLOWED_IMPORTS)('%s may import %s', (file) => expect(rulesIn(file)).toEqual([]));
  it.each(MISTAKES)('%s reports %s', (rule, file) => expect(rulesIn(file)).toContain(rule));
});

function put(file, content) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function diagnosticsOf(cwd) {
  const biome = join(root, 'node_modules/.bin/biome');
  let report;
  try {
    report = execFileSync(
      biome,
      ['lint', '.', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'],
      {
        cwd,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch (error) {
    report = error.stdout;
  }
  return JSON.parse(report).diagnostics.map(({ category, location }) => ({
    rule: category.replace('lint/', ''),
    file: (location.path.file ?? location.path).replace(/^\.\//, ''),
  }));
}
