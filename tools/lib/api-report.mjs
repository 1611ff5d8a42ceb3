import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { compareVersions } from './version.mjs';

const printer = ts.createPrinter({ removeComments: true });

/**
 * What a package promises to those who install it, as a page of Markdown: per entry each exported name with its declaration, and what these are made of inside the package.
 * `declarations` are the texts by absolute path, as buildDeclarations answers them.
 */
export function writeReport({ name, version, dir, entries }, declarations) {
  const files = parseFiles(declarations);
  const parts = entries.flatMap(({ name: entry, source }) => {
    const path = join(dir, source).replace(/(\.d)?\.tsx?$/, '.d.ts');
    const { exported, reached } = collect(path, files);
    const address = entry === '.' ? name : `${name}${entry.slice(1)}`;
    return [
      `## ${address}`,
      '```ts',
      ...exported,
      '```',
      ...(reached.length > 0 ? ['Made of:', '```ts', ...reached, '```'] : []),
    ];
  });
  return `# ${name} ${version}\n\nWritten by \`npm run api-report\`; what changes here changes for everybody who installs the package.\n\n${parts.join('\n')}\n`;
}

/**
 * The version that a package must have at least after its report changed, and why: { needed, why }; null when it is high enough. A name that went needs a higher
 * major version, everything else a higher minor one: whether a changed type still fits, the compiler of each team says. `before` and `now` are reports.
 */
export function findVersionFault(before, now) {
  const old = readReport(before);
  const current = readReport(now);
  const gone = [...old.exported].filter((label) => !current.exported.has(label));
  if (gone.length === 0 && old.body === current.body) return null;
  const needed = raise(old.version, gone.length > 0 ? 0 : 1);
  if (compareVersions(current.version, needed) >= 0) return null;
  const what = gone.length > 0 ? `${gone.join(', ')} went` : 'what it exports changed';
  return {
    needed,
    why: `${old.name}: ${what}; the version must be ${needed} or higher, not ${current.version}`,
  };
}

const raise = (version, part) =>
  version
    .split('.')
    .map((number, index) => {
      if (index > part) return 0;
      return index === part ? Number(number) + 1 : Number(number);
    })
    .join('.');

// Each declaration stands below a line with its name; those that are exported in the first block of an entry.
function readReport(text) {
  const [title, name, version] = /^# (\S+) (\S+)/.exec(text) ?? [];
  if (!version) throw new Error('This is no report of a package.');
  const exported = new Set();
  for (const part of text.split(/^## /m).slice(1)) {
    const [entry] = part.split('\n', 1);
    const [, block = ''] = /```ts\n([\s\S]*?)```/.exec(part) ?? [];
    for (const [, label] of block.matchAll(/^\/\/ (\w+)$/gm)) exported.add(`${label} of ${entry}`);
  }
  return { name, version, exported, body: text.slice(title.length) };
}

function parseFiles(declarations) {
  const parsed = new Map();
  return (path) => {
    const text = declarations.get(path);
    if (text === undefined) return null;
    if (!parsed.has(path))
      parsed.set(path, describeFile(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)));
    return parsed.get(path);
  };
}

/** What a declaration file has: its own declarations by name, what it imports ({ path, name }), and what it exports by name. */
function describeFile(source) {
  const own = new Map();
  const imported = new Map();
  const exported = new Map();
  const pathFrom = (specifier) =>
    specifier.startsWith('.')
      ? join(dirname(source.fileName), specifier).replace(/\.js$/, '.d.ts')
      : null;
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const path = pathFrom(statement.moduleSpecifier.text);
      const bindings = statement.importClause?.namedBindings;
      if (path && bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          imported.set(name.text, { path, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      const path = statement.moduleSpecifier ? pathFrom(statement.moduleSpecifier.text) : undefined;
      for (const { name, propertyName } of statement.exportClause?.elements ?? [])
        exported.set(name.text, { path, name: (propertyName ?? name).text, statement });
    } else {
      const isExported = ts
        .getModifiers(statement)
        ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      for (const name of namesIn(statement)) {
        own.set(name, [...(own.get(name) ?? []), statement]);
        if (isExported) exported.set(name, { path: undefined, name });
      }
    }
  }
  return { source, own, imported, exported };
}
function namesIn(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.text);
  return statement.name ? [statement.name.text] : [];
}

function collect(entryPath, files) {
  const seen = new Map();
  const reached = [];
  const entry = files(entryPath);
  if (!entry) throw new Error(`${entryPath} was not built.`);
  const exported = [...entry.exported]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name]) => {
      const found = find(entryPath, name, files);
      if (!found) return `// ${name}\nexport { ${name} } (of another package)\n`;
      seen.set(nameKey(found), true);
      return `// ${name}\n${print(found)}\n`;
    });
  const queue = [...entry.exported.keys()].map((name) => find(entryPath, name, files));
  for (const found of queue) {
    if (!found) continue;
    for (const inner of findUsed(found, files)) {
      if (seen.has(nameKey(inner))) continue;
      seen.set(nameKey(inner), true);
      queue.push(inner);
      reached.push(`// ${inner.name}\n${print(inner)}\n`);
    }
  }
  return { exported, reached: reached.toSorted() };
}
const nameKey = ({ path, name }) => `${path} ${name}`;
function print({ file, name }) {
  const text = file.own
    .get(name)
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, file.source))
    .join('\n');
  return text.length > LONGEST
    ? `${text.slice(0, 300)}…\n(${text.length} characters, ${digest(text)})`
    : text;
}
// All kinds with all fields are half a megabyte: that something in them changed is said, what it was the sources say.
const LONGEST = 2000;
const digest = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Where the name that a file exports is declared: { path, file, name }; null for what another package has. */
function find(path, name, files) {
  const file = files(path);
  const link = file?.exported.get(name);
  if (!link) return null;
  if (link.path === null) return null;
  if (link.path) return find(link.path, link.name, files);
  return findLocal(path, link.name, files);
}
function findLocal(path, name, files) {
  const file = files(path);
  if (file.own.has(name)) return { path, file, name };
  const source = file.imported.get(name);
  return source ? find(source.path, source.name, files) : null;
}

/** What the declaration names of its own package. */
function findUsed({ path, file, name }, files) {
  const found = [];
  const visit = (node) => {
    if (ts.isImportTypeNode(node) && node.qualifier && ts.isIdentifier(node.qualifier)) {
      const text = node.argument.literal?.text ?? '';
      if (text.startsWith('.'))
        found.push(
          find(join(dirname(path), text).replace(/\.js$/, '.d.ts'), node.qualifier.text, files),
        );
    } else if (
      ts.isIdentifier(node) &&
      (ts.isTypeReferenceNode(node.parent) ||
        ts.isTypeQueryNode(node.parent) ||
        ts.isExpressionWithTypeArguments(node.parent))
    )
      found.push(findLocal(path, node.text, files));
    ts.forEachChild(node, visit);
  };
  for (const statement of file.own.get(name)) visit(statement);
  return found.filter(Boolean);
}
