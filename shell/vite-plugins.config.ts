import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShellContract } from '@admissions/protocol/releases';
import { REMOTE_CONTRACT, SHARED_PACKAGES } from '@admissions/protocol/releases';
import { compressFiles } from '@admissions/releases';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';

const require = createRequire(import.meta.url);

/** Compresses once, at the best quality, what never changes. */
export const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  writeBundle: ({ dir }, bundle) => compressFiles(dir as string, Object.keys(bundle)),
};

/** Writes what remotes are checked against, before they are released and when a shell starts. */
export const contractFile: Plugin = {
  name: 'contract-file',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const packages: ShellContract['packages'] = {};
    for (const [name, { exports }] of Object.entries(SHARED_PACKAGES))
      packages[name] = {
        version: readVersion(name),
        exports: exports === '*' ? await readExports(name) : [...exports],
      };
    const contract: ShellContract = { contract: REMOTE_CONTRACT, packages };
    await writeFile(join(dir, 'contract.json'), `${JSON.stringify(contract)}\n`);
  },
};

export const readSharedVersions = () =>
  Object.fromEntries(Object.keys(SHARED_PACKAGES).map((name) => [name, readVersion(name)]));

function readVersion(name: string): string {
  const folder = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  for (const parent of require.resolve.paths(folder) ?? []) {
    try {
      return JSON.parse(readFileSync(join(parent, folder, 'package.json'), 'utf8')).version;
    } catch {}
  }
  throw new Error(`${folder} is not installed next to ${import.meta.dirname}`);
}

// Our own packages are parsed, not imported: that of the back office needs a bundler.
async function readExports(name: string): Promise<string[]> {
  if (!name.startsWith('@admissions/')) return Object.keys(await import(name)).toSorted();
  const file = require.resolve(name);
  const names = parseAst(readFileSync(file, 'utf8')).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    return node.specifiers.map(({ exported }) =>
      exported.type === 'Identifier' ? exported.name : exported.value,
    );
  });
  if (names.length === 0) throw new Error(`${file} exports nothing that can be read.`);
  return names.toSorted();
}
