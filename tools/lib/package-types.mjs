import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from './workspace.mjs';

/** Declarations of shared packages: Map of absolute path → content. Throws compile errors. */
export function buildDeclarations(packages, root = ROOT) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const sources = packages.flatMap(({ dir, entries }) =>
    entries.map(({ source }) => join(dir, source)),
  );
  const isWritten = (path) => path.endsWith('.d.ts');
  const program = ts.createProgram(
    sources.filter((path) => !isWritten(path)),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
  );
  const found = new Map(
    sources.filter(isWritten).map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const { diagnostics } = program.emit(undefined, (path, text) =>
    found.set(path, toPublishedPaths(text)),
  );
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCurrentDirectory: () => root,
        getCanonicalFileName: (name) => name,
        getNewLine: () => '\n',
      }),
    );
  return found;
}

/** Writes the declarations of these packages to the dist/types of each. */
export async function writeDeclarations(packages, root = ROOT) {
  const declarations = [...buildDeclarations(packages, root)];
  for (const { dir, entries } of packages) {
    const types = join(dir, 'dist/types');
    await rm(types, { recursive: true, force: true });
    // The program also contains the sources of their dependencies.
    for (const [path, text] of declarations.filter(([path]) =>
      path.startsWith(join(dir, 'src') + sep),
    )) {
      if (entries.some(({ source }) => path === join(dir, source))) continue;
      const file = join(types, relative(join(dir, 'src'), path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

// Rewrites .ts imports, which installed packages lack, to .js. Style sheets have no types.
const toPublishedPaths = (text) =>
  text
    .replace(/^import ['"][^'"]+\.css['"];\n/gm, '')
    .replace(/((?:from|import\() ?['"])(\.[^'"]+)\.tsx?(['"])/g, '$1$2.js$3');
