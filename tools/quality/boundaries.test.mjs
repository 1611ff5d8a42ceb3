import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const call = (from) => `import { made } from '${from}';\n\nmade();\n`;

/** Title, file, content, and the rule that must report it (null: none). */
const CASES = [
  [
    'a feature of a remote may not import its sibling',
    'mf-public/src/features/news/a.ts',
    call('../home/hero.ts'),
    'style/noRestrictedImports',
  ],
  ['a feature may import its own files', 'mf-public/src/features/news/b.ts', call('./a.ts'), null],
  [
    'a feature may import the library of its remote',
    'mf-public/src/features/news/c.ts',
    call('../../lib/made.ts'),
    null,
  ],
  [
    'a feature may not import the routes',
    'mf-public/src/features/news/d.ts',
    call('../../routes.tsx'),
    'style/noRestrictedImports',
  ],
  [
    'a dialog of a remote may not be antd’s own, which loses the focus when closed',
    'mf-admin-content/src/features/news/dialog.ts',
    "import { Modal } from 'antd';\n\nModal();\n",
    'style/noRestrictedImports',
  ],
  [
    'a remote may not import another remote',
    'mf-public/src/e.ts',
    call('../../mf-admin-content/src/remote.tsx'),
    'style/noRestrictedImports',
  ],
  [
    'a remote may not reach into the sources of a shared package',
    'mf-public/src/f.ts',
    call('@admissions/ui/src/made.ts'),
    'style/noRestrictedImports',
  ],
  [
    'a remote may not import what its package.json does not list',
    'mf-public/src/g.ts',
    call('antd'),
    'correctness/noUndeclaredDependencies',
  ],
  [
    'the shell may not import a remote',
    'shell/src/h.ts',
    call('../../mf-public/src/remote.tsx'),
    'style/noRestrictedImports',
  ],
  [
    'the model may not import React',
    'shared-libs/model/src/i.ts',
    call('react'),
    'style/noRestrictedImports',
  ],
  [
    'the model may not import Node',
    'shared-libs/model/src/j.ts',
    call('node:fs'),
    'style/noRestrictedImports',
  ],
  [
    'the library of the visitors may not import that of the back office',
    'shared-libs/ui/src/k.ts',
    call('@admissions/admin-ui'),
    'style/noRestrictedImports',
  ],
  [
    'the API may not import the visitors’ library',
    'api/src/l.ts',
    call('@admissions/ui'),
    'style/noRestrictedImports',
  ],
  [
    'nobody re-exports everything',
    'api/src/m.ts',
    "export * from './n.ts';\n",
    'performance/noReExportAll',
  ],
  ['nobody exports a default', 'api/src/n.ts', 'export default 1;\n', 'style/noDefaultExport'],
  [
    'a file name is in kebab case',
    'api/src/NewsList.ts',
    'export const made = 1;\n',
    'style/useFilenamingConvention',
  ],
  [
    'a file ends before line 351',
    'api/src/o.ts',
    Array.from({ length: 351 }, (_, line) => `export const made${line} = ${line};\n`).join(''),
    'style/noExcessiveLinesPerFile',
  ],
  [
    'markup is not inserted as HTML',
    'mf-public/src/p.tsx',
    "export const P = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n",
    'security/noDangerouslySetInnerHtml',
  ],
  [
    'a promise is not left unhandled',
    'api/src/q.ts',
    'async function save() {}\n\nexport function leave() {\n  save();\n}\n',
    'nursery/noFloatingPromises',
  ],
  [
    'a test is not skipped',
    'api/src/r.test.ts',
    "import { it } from 'vitest';\n\nit.skip('x', () => {});\n",
    'suspicious/noSkippedTests',
  ],
  [
    'a relative import carries its extension',
    'api/src/s.ts',
    call('./made'),
    'correctness/useImportExtensions',
  ],
  [
    'the platform of the API may not import the content',
    'api/src/platform/http/t.ts',
    call('../../content/made.ts'),
    'style/noRestrictedImports',
  ],
  [
    'the platform of the API may not import a feature',
    'api/src/platform/db/u.ts',
    call('../../features/media/made.ts'),
    'style/noRestrictedImports',
  ],
  [
    'the content of the API may not import a feature',
    'api/src/content/read/v.ts',
    call('../../features/media/made.ts'),
    'style/noRestrictedImports',
  ],
  [
    'the content of the API may import the platform',
    'api/src/content/read/w.ts',
    call('../../platform/made.ts'),
    null,
  ],
  [
    'a feature of the API may not import its composition',
    'api/src/features/media/x.ts',
    call('../../app/made.ts'),
    'style/noRestrictedImports',
  ],
  [
    'a feature of the API may import platform and content',
    'api/src/features/media/y.ts',
    call('../../content/made.ts'),
    null,
  ],
  [
    'the composition of the API may not import its tests',
    'api/src/app/z.ts',
    call('../tests/made.ts'),
    'style/noRestrictedImports',
  ],
  [
    'the composition of the API may import a feature',
    'api/src/app/aa.ts',
    call('../features/media/made.ts'),
    null,
  ],
  [
    'a test of the platform may import the helpers of tests',
    'api/src/platform/http/bb.test.ts',
    call('../../tests/made.ts'),
    null,
  ],
];

let folder;
let found;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
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
  for (const [, file, content] of CASES) put(file, content);
  for (const file of [
    'api/src/made.ts',
    'mf-public/src/lib/made.ts',
    ...['platform', 'content', 'features/media', 'app', 'tests'].map(
      (floor) => `api/src/${floor}/made.ts`,
    ),
  ])
    put(file, 'export const made = () => 1;\n');
  found = diagnosticsOf(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('boundaries', () => {
  it.each(CASES)('%s', (_name, file, _content, rule) => {
    const rules = found.filter((each) => each.file === file).map((each) => each.rule);
    if (rule) expect(rules).toContain(rule);
    else expect(rules).toEqual([]);
  });
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
