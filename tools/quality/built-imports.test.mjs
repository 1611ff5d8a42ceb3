import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const manifestIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Packages that a built file loads by import, dynamic import or require. */
function packagesOf(source) {
  const found = new Set();
  const add = (literal) => {
    if (typeof literal?.value !== 'string') return;
    const [scope, name] = literal.value.split('/');
    if (!/^[./]|^data:/.test(literal.value) && !isBuiltin(literal.value))
      found.add(scope.startsWith('@') ? `${scope}/${name}` : scope);
  };
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node.type !== 'string') return;
    if (/^(Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$/.test(node.type))
      add(node.source);
    if (node.type === 'CallExpression' && /^(require|resolve)$/.test(nameOf(node.callee)))
      add(node.arguments[0]);
    for (const part of Object.values(node)) if (typeof part === 'object') visit(part);
  };
  visit(parseAst(source));
  return [...found];
}
// `require('x')`, `require.resolve('x')`, `import.meta.resolve('x')`, no other methods.
function nameOf({ type, name, object, property }) {
  if (type === 'Identifier') return name === 'resolve' ? '' : name;
  const isLoader = object?.name === 'require' || object?.type === 'MetaProperty';
  return type === 'MemberExpression' && isLoader ? property.name : '';
}
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));

it('packagesOf finds every way to load a package, but no files or Node modules', () =>
  expect(
    packagesOf(`
        import a from 'a'; import 'node:fs'; import { x } from './x.js'; export * from '@scope/b/part';
        await import('c/deep'); require('d'); require.resolve('e'); import.meta.resolve('f');
        Promise.resolve('no'); resolve('no'); import('data:text/javascript,1'); import(name); import 'fs/promises';`),
  ).toEqual(['a', '@scope/b', 'c', 'd', 'e', 'f']));

// Images install the dependencies of these; a shared package uses its program's peers.
describe.each([
  ['api', 'dist', ['model', 'site-content', 'protocol']],
  ['shell', 'dist/server', ['model', 'site-content', 'protocol', 'api-client', 'store', 'ui']],
])('image %s has every package loaded in it', (program, built, shared) => {
  const installed = Object.keys(manifestIn(program).dependencies);
  it.each([[program, built], ...shared.map((name) => [`shared-libs/${name}`, 'dist'])])(
    'by %s',
    (folder, dist) => {
      const at = join(root, folder, dist);
      expect(existsSync(at), `${folder}/${dist} is missing: npm run build`).toBe(true);
      const { name: own, dependencies = {}, peerDependencies = {} } = manifestIn(folder);
      const allowed = [
        own,
        ...Object.keys(dependencies),
        ...Object.keys(peerDependencies).filter((name) => installed.includes(name)),
      ];
      const loaded = filesIn(at).flatMap((file) =>
        packagesOf(readFileSync(file, 'utf8')).map((name) => [relative(root, file), name]),
      );
      expect(loaded.length).toBeGreaterThan(0);
      expect(loaded.filter(([, name]) => !allowed.includes(name))).toEqual([]);
    },
  );
});
