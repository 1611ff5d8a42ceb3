import './lib/require-node.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { traceRequests } from './lib/trace-requests.mjs';
import { ROOT } from './lib/workspace.mjs';
import { countTexts } from './quality/count-texts.mjs';
import { findFolderCycles, readFolderImports } from './quality/folder-graph.mjs';
import { say } from './quality/say.mjs';

// `npm run figures`: how large and how dense the code is, package by package. It judges nothing; what may not be is held by the tests of tools/quality.
// Of another tree, such as an older commit: npm run figures -- /some/folder.
const root = resolve(process.argv[2] ?? ROOT);
const PACKAGES = [
  'api/src',
  'mf-public/src',
  'mf-admin-content/src',
  'mf-admin-forms/src',
  'mf-admin-accounts/src',
  'shell/src',
  'shell/server',
  'shared-libs/admin-ui/src',
  'shared-libs/contracts/src',
  'shared-libs/ui/src',
  'shared-libs/store/src',
  'shared-libs/api-client/src',
  'tools',
];
const isProduction = (file) =>
  /\.(tsx?|mjs)$/.test(file) &&
  !/\.(test|d)\.m?tsx?$|\.test\.mjs$|fixture|(^|\/)(tests|node_modules|dist)\//.test(file);

/** What is counted in one file. */
function measure(path) {
  const text = readFileSync(path, 'utf8');
  const script = /\.tsx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, script);
  const found = {
    lines: text.trimEnd().split('\n').length,
    tokens: 0,
    of: 0,
    casts: 0,
    bangs: 0,
    anys: 0,
  };
  (function visit(node) {
    if (node.getChildCount(source) === 0 && node.getWidth(source) > 0) found.tokens += 1;
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') found.casts += 1;
    if (ts.isNonNullExpression(node)) found.bangs += 1;
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.anys += 1;
    if (isNamedOf(node)) found.of += 1;
    for (const child of node.getChildren(source)) visit(child);
  })(source);
  return found;
}
const isFunction = (node) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
const isNamedOf = (node) =>
  (ts.isFunctionDeclaration(node) ||
    (ts.isVariableDeclaration(node) && isFunction(node.initializer))) &&
  /[a-z]Of$/.test(node.name?.getText() ?? '');

/** The folders of a package that import each other in circles. */
const countKnotted = (folder) =>
  new Set(
    findFolderCycles(readFolderImports(join(root, folder))).map((each) =>
      dirname(each.split(' -> ')[0]),
    ),
  ).size;

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const sum = (files, name) => files.reduce((total, file) => total + file[name], 0);
function toRow(name, files, knotted) {
  const lines = files.map((file) => file.lines).sort((one, other) => one - other);
  const total = sum(files, 'lines');
  return {
    package: name,
    files: files.length,
    lines: total,
    median: at(lines, 0.5),
    p90: at(lines, 0.9),
    max: lines.at(-1),
    '> 150': lines.filter((each) => each > 150).length,
    'tokens a line': (sum(files, 'tokens') / total).toFixed(1),
    xOf: sum(files, 'of'),
    as: sum(files, 'casts'),
    '!': sum(files, 'bangs'),
    any: sum(files, 'anys'),
    'knotted folders': knotted,
  };
}

const listProduction = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => isProduction(file) && basename(file) !== 'vite.config.ts',
  );
const measured = PACKAGES.map((folder) => ({
  folder,
  files: listProduction(folder).map((file) => measure(join(root, folder, file))),
  knotted: countKnotted(folder),
}));
const rows = [
  ...measured.map(({ folder, files, knotted }) => toRow(folder, files, knotted)),
  toRow(
    'all',
    measured.flatMap(({ files }) => files),
    measured.reduce((total, { knotted }) => total + knotted, 0),
  ),
];
const names = Object.keys(rows[0]);
say(`| ${names.join(' | ')} |\n|${names.map(() => '---|').join('')}`);
for (const row of rows) say(`| ${names.map((name) => row[name]).join(' | ')} |`);

const WORDS = PACKAGES.filter((folder) => folder !== 'tools');
const texts = countTexts(
  WORDS.flatMap((folder) =>
    listProduction(folder).map((file) => ({
      path: join(folder, file),
      text: readFileSync(join(root, folder, file), 'utf8'),
    })),
  ),
);
say('\n| words of the interface | |\n|---|---|');
for (const [name, number] of Object.entries(texts)) say(`| ${name} | ${number} |`);

// On the sources, but the embedded database is a program of the build. An older tree has other doors to go in by.
if (root === ROOT) {
  if (existsSync(join(root, 'api/dist/embedded-worker.js'))) {
    say('\n| what passes through the API | files of the API | of the contracts |\n|---|---|---|');
    for (const [name, files] of Object.entries(await traceRequests(root))) {
      const inApi = files.filter((file) => file.startsWith('api/')).length;
      say(`| ${name} | ${inApi} | ${files.length - inApi} |`);
    }
  } else say('\nThe files that a request passes are counted after npm run build.');
}
