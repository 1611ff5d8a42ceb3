import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

// What throws where something is not as it should be.
const ASSERTS = /^(expect|assert|waitFor|(get|find)(All)?By[A-Z])/;
const TESTS = new Set(['it', 'test']);
const VARIANTS = new Set(['each', 'for', 'only', 'skip', 'skipIf', 'runIf', 'concurrent']);

/**
 * The tests of a file that assert nothing, that may return before they do, or (unit tests) that stand in no `describe`:
 * `[name, what is wrong]`. A function that asserts may stand in a file that it imports from.
 */
export function findFaultyTests(file) {
  const { source, asserting } = readFile(file);
  const found = [];
  visit(source, (node) => {
    const body = findTestBody(node);
    if (!body) return;
    const name = `${node.arguments[0].getText(source).slice(0, 100)}`;
    if (!asserts(body, asserting)) found.push([name, 'asserts nothing']);
    if (returnsEarly(body)) found.push([name, 'returns early']);
    if (isUnitTest(file) && !standsInDescribe(node)) found.push([name, 'stands in no describe']);
  });
  return found;
}

const files = new Map();
function readFile(file) {
  const known = files.get(file);
  if (known) return known;
  const read = { source: parse(file), asserting: new Set() };
  // First, so that files may import each other.
  files.set(file, read);
  for (const statement of read.source.statements)
    for (const name of listImportedAsserting(statement, file)) read.asserting.add(name);
  // A function that calls one that asserts does so, too.
  for (let size = -1; size !== read.asserting.size; ) {
    size = read.asserting.size;
    visit(read.source, (node) => {
      const [name, body] = findNamedBody(node);
      if (name && asserts(body, read.asserting)) read.asserting.add(name);
    });
  }
  return read;
}
const parse = (file) =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

function listImportedAsserting(statement, file) {
  if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.text.startsWith('.'))
    return [];
  const path = join(dirname(file), statement.moduleSpecifier.text);
  const bindings = statement.importClause?.namedBindings;
  if (!existsSync(path) || !bindings || !ts.isNamedImports(bindings)) return [];
  const { asserting } = readFile(path);
  return bindings.elements
    .filter(({ propertyName, name }) => asserting.has((propertyName ?? name).text))
    .map(({ name }) => name.text);
}

function findNamedBody(node) {
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.body)
    return [node.name?.getText(), node.body];
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  return isNamed && node.initializer && !ts.isLiteralExpression(node.initializer)
    ? [node.name.getText(), node.initializer]
    : [];
}

/** The function of `it('…', () => {})`, of `it.each(…)('…', …)` and the like. */
function findTestBody(node) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return null;
  let called = node.expression;
  for (; !ts.isIdentifier(called); called = called.expression)
    if (!ts.isCallExpression(called) && !VARIANTS.has(called.name?.text)) return null;
  if (!TESTS.has(called.text)) return null;
  const body = node.arguments.find(
    (each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each),
  );
  return body?.body ?? null;
}

const asserts = (body, asserting) =>
  some(body, (node) => {
    if (!ts.isCallExpression(node)) return false;
    const parts = node.expression.getText().split(/[^\w$]+/);
    if (parts.some((part) => ASSERTS.test(part)) || asserting.has(parts.at(-1))) return true;
    // Given to another function, such as `afterEach(isWhole)`.
    return node.arguments.some((each) => ts.isIdentifier(each) && asserting.has(each.text));
  });
const isUnitTest = (file) => /\.test\.\w+$/.test(file);
const standsInDescribe = ({ parent }) =>
  Boolean(parent) &&
  ((ts.isCallExpression(parent) && /^describe\b/.test(parent.expression.getText())) ||
    standsInDescribe(parent));
const returnsEarly = (body) =>
  some(
    body,
    (node) => ts.isReturnStatement(node) && !node.expression,
    (node) => ts.isFunctionLike(node),
  );

function some(node, holds, isLeftOut = () => false) {
  if (holds(node)) return true;
  return Boolean(
    ts.forEachChild(node, (child) => !isLeftOut(child) && (some(child, holds, isLeftOut) || null)),
  );
}
function visit(node, use) {
  use(node);
  ts.forEachChild(node, (child) => visit(child, use));
}
