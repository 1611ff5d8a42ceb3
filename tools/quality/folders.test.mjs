import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFolderCycles, readFolderImports } from '../testing/folder-graph.mjs';
import { temporaryFolder } from '../testing/node.ts';

const root = join(import.meta.dirname, '../..');
const ROOTS = [
  'api/src',
  'shell/server',
  ...readdirSync(root)
    .filter((name) => /^(shell|mf-.*)$/.test(name))
    .map((name) => `${name}/src`),
  ...readdirSync(join(root, 'shared-libs')).map((name) => `shared-libs/${name}/src`),
].filter((folder) => existsSync(join(root, folder)));

/** Allowed imports between API features; others go through app, platform or an interface. */
const FEATURE_IMPORTS = {
  audit: ['drafts', 'forms', 'identity', 'media', 'whitelist'],
  bundles: ['checks', 'drafts', 'identity', 'preview', 'reviews'],
  checks: ['releases'],
  dashboard: ['drafts', 'forms', 'go-live', 'reviews', 'site-check'],
  drafts: ['identity', 'trash'],
  feeds: ['media', 'releases', 'search'],
  forms: ['identity'],
  'go-live': [
    'forms',
    'identity',
    'number-approvals',
    'photos',
    'samples',
    'site-check',
    'whitelist',
  ],
  links: ['checks', 'releases', 'search'],
  'list-files': ['drafts'],
  media: ['identity'],
  photos: ['drafts', 'media'],
  preview: ['identity', 'search'],
  releases: ['identity', 'media'],
  reviews: ['drafts', 'identity'],
  rollover: ['bundles'],
  samples: ['forms', 'site-check'],
  search: ['checks', 'forms', 'identity', 'media'],
  'site-check': ['checks'],
  whitelist: ['identity'],
  'yearly-numbers': ['drafts', 'list-files'],
};

it.each(ROOTS)('folders of %s have no import cycles', (folder) => {
  expect(findFolderCycles(readFolderImports(join(root, folder)))).toEqual([]);
});

it('features of the API import only the allowed ones', () => {
  const between = findFeatureImports(readFolderImports(join(root, 'api/src')));
  expect(between).toEqual(FEATURE_IMPORTS);
});

describe('planted mistake', () => {
  const folder = temporaryFolder();
  beforeAll(() => {
    for (const [file, text] of [
      ['a/one.ts', "import { two } from '../b/two.ts';\n"],
      ['b/two.ts', "import type { Three } from '../c/inner/three.ts';\n"],
      ['c/inner/three.ts', "export const load = () => import('../../a/one.ts');\n"],
      ['d/four.ts', "import { one } from '../a/one.ts';\n"],
      ['d/node_modules/e/six.ts', "import { seven } from '../f/seven.ts';\n"],
      ['d/node_modules/f/seven.ts', "import { six } from '../e/six.ts';\n"],
      ['a/five.test.ts', "import { four } from '../d/four.ts';\n"],
      ['features/search/find.ts', "import { list } from '../media/list.ts';\n"],
      ['features/media/list.ts', 'export const list = [];\n'],
    ]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  });

  it('finds a cycle of three folders, and ignores tests and installed packages', () => {
    expect(findFolderCycles(readFolderImports(folder)).sort()).toEqual([
      'a/one.ts -> b/two.ts',
      'b/two.ts -> c/inner/three.ts',
      'c/inner/three.ts -> a/one.ts',
    ]);
  });

  it('finds a feature that imports another one', () => {
    expect(findFeatureImports(readFolderImports(folder))).toEqual({ search: ['media'] });
  });
});

function findFeatureImports(imports) {
  const found = {};
  for (const { from, to } of imports) {
    const [, feature] = /^features\/([^/]+)/.exec(from) ?? [];
    const [, other] = /^features\/([^/]+)/.exec(to) ?? [];
    if (!feature || !other || feature === other) continue;
    found[feature] = [...new Set([...(found[feature] ?? []), other])].sort();
  }
  return found;
}
