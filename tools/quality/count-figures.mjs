import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/workspace.mjs';

const LONG_FUNCTION_LINES = 80;
const LONG_COMMENT_CHARACTERS = 120;
const IS_TEST =
  /\.(test|spec)\.m?[tj]sx?$|(^|\/)(fixtures?|tests?|testing|faults|attack|contract-tests|engines|journeys|containers|e2e|__tests__)(\/|$)|fixture/;
const IS_CODE = /(?<!\.d)\.(tsx?|m?js)$/;
const IS_GENERATED = /\.d\.mts$|(^|\/)(drizzle|compose-schema)\//;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const countLines = (text) => text.trimEnd().split('\n').length;
const countMatches = (text, pattern) => text.match(pattern)?.length ?? 0;
const sum = (items, count) => items.reduce((total, item) => total + count(item), 0);

function listFiles() {
  const output = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' });
  return output.split('\n').filter((file) => file && existsSync(join(ROOT, file)));
}

function toPackage(file) {
  const [folder, name] = file.split('/');
  if (!name) return '';
  if (folder === 'shared-libs') return name;
  if (folder === 'shell') return name === 'server' ? 'shell/server' : 'shell/src';
  return folder;
}

const isFunction = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node);

/** Tokens of a file, and the lengths of its long functions. */
function measure(file) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line;
  const found = { tokens: 0, longFunctions: [] };
  (function visit(node) {
    const children = node.getChildren(source);
    if (children.length === 0 && node.getWidth(source) > 0) found.tokens++;
    const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
    if (isFunction(node) && lines > LONG_FUNCTION_LINES) found.longFunctions.push(lines);
    for (const child of children) visit(child);
  })(source);
  return found;
}

/** Dialect words by limits.json. */
function countDialect(files, { words, endings }) {
  const patterns = [
    new RegExp(`\\b(${words})\\b`, 'gi'),
    new RegExp(`(?<=[a-z])(${endings})\\b`, 'g'),
    new RegExp(`\\b(${endings.toLowerCase()})(?=[A-Z])`, 'g'),
  ];
  const texts = files.map(read);
  const found = sum(texts, (text) => sum(patterns, (pattern) => countMatches(text, pattern)));
  return Number(((1000 * found) / sum(texts, (text) => text.split('\n').length)).toFixed(1));
}

const countLongComments = (text) =>
  (text.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [])
    .flatMap((comment) => comment.split('\n'))
    .filter((line) => line.trim().length > LONG_COMMENT_CHARACTERS).length;

/** Names that a package's main entry exports. */
function countExports(name) {
  const file = `shared-libs/${name}/src/index.ts`;
  if (!existsSync(join(ROOT, file))) return 0;
  return sum(
    [...read(file).matchAll(/\{([^}]*)\}/g)],
    ([, names]) => names.split(',').filter((each) => each.trim()).length,
  );
}

/** Size, density and plain English of the tree, by the names in limits.json. */
export function countFigures(dialect) {
  const files = listFiles();
  const code = files.filter((file) => IS_CODE.test(file) && !IS_GENERATED.test(file));
  const production = code.filter((file) => !IS_TEST.test(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  const documents = files.filter((file) => /^docs\/.*\.md$/.test(file));
  const prose = files.filter((file) => file.endsWith('.md') && !file.includes('CHANGELOG'));
  const measured = production.map((file) => ({ name: toPackage(file), ...measure(file) }));
  const longFunctions = measured.flatMap((file) => file.longFunctions);
  const packages = [...new Set(measured.map(({ name }) => name))].filter(Boolean).sort();
  return {
    ...Object.fromEntries(
      packages.map((name) => [
        `tokens of ${name}`,
        sum(measured, (file) => (file.name === name ? file.tokens : 0)),
      ]),
    ),
    'production tokens': sum(measured, ({ tokens }) => tokens),
    'production lines': sum(production, (file) => countLines(read(file))),
    'CSS lines': sum(styles, (file) => read(file).split('\n').length),
    'test lines': sum(
      code.filter((file) => IS_TEST.test(file)),
      (file) => countLines(read(file)),
    ),
    [`functions over ${LONG_FUNCTION_LINES} lines`]: longFunctions.length,
    'lines of the longest function': Math.max(0, ...longFunctions),
    'casts through unknown': sum(production, (file) =>
      countMatches(read(file), /\bas\s+unknown\s+as\b/g),
    ),
    'exported names of model and protocol': sum(['model', 'protocol'], countExports),
    settings: countMatches(read('docs/settings.md'), /^\| `[A-Z]/gm),
    decisions: documents.filter((file) => /^docs\/decisions\/\d/.test(file)).length,
    'words of docs': sum(documents, (file) => read(file).split(/\s+/).length),
    'dialect words per 1,000 lines': countDialect([...code, ...prose], dialect),
    [`comment lines over ${LONG_COMMENT_CHARACTERS} characters`]: sum(code, (file) =>
      countLongComments(read(file)),
    ),
  };
}
