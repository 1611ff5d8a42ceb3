import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  REMOTE_CONTRACT,
  SHARED_PACKAGES,
  type ShellContract,
} from '@admissions/protocol/releases';
import { compressFiles } from '@admissions/releases';
import { type Plugin, parseAst } from 'vite';

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
    for (const name of Object.keys(SHARED_PACKAGES))
      packages[name] = { version: readVersion(name), exports: await readExports(name) };
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

/** The languages of the site: zod has messages in fifty. */
export const zodLocales: Plugin = {
  name: 'zod-locales',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../locales/index.js' && importer?.includes('/node_modules/zod/')
      ? join(import.meta.dirname, 'src/remotes/zod-locales.ts')
      : null,
};

// Our own files are parsed, not imported: those of the back office need a bundler.
async function readExports(name: string): Promise<string[]> {
  const isRouter = name === 'react-router';
  if (!isRouter && !name.startsWith('@admissions/'))
    return Object.keys(await import(name)).toSorted();
  const file = isRouter
    ? join(import.meta.dirname, 'src/remotes/shared-router.ts')
    : require.resolve(name);
  const names = parseAst(readFileSync(file, 'utf8')).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    return node.specifiers.map(({ exported }) =>
      exported.type === 'Identifier' ? exported.name : exported.value,
    );
  });
  if (names.length === 0) throw new Error(`${file} exports nothing that can be read.`);
  return names.toSorted();
}
