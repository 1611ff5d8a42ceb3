import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

/** Imports between folders below `root`, types included: `[from, to, import]`, without tests. */
export function readFolderImports(root, isLeftOut = isTest) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\bnode_modules\b/.test(file) && !isLeftOut(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, to]) => {
        const target = relative(root, join(root, dirname(file), to));
        return { from: dirname(file), to: dirname(target), file, target };
      }),
    )
    .filter(({ from, to, target }) => from !== to && existsSync(join(root, target)));
}

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

/** Import cycles between folders: the imports that close each. */
export function findFolderCycles(imports) {
  const reached = new Map();
  const reach = (folder) => {
    const cached = reached.get(folder);
    if (cached) return cached;
    const found = new Set();
    const open = [folder];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const { from, to } of imports)
        if (from === next && !found.has(to)) {
          found.add(to);
          open.push(to);
        }
    reached.set(folder, found);
    return found;
  };
  return imports
    .filter(({ from, to }) => reach(to).has(from))
    .map(({ file, target }) => `${file} -> ${target}`);
}
