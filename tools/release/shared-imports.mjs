import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/protocol/releases';
import { build, parseAst } from 'vite';
import { readRemote, serverConfig } from '../vite/remote-config.mjs';

/**
 * Imports of shared packages in a remote and its bundled packages: [{ from, name }], '*': namespace.
 * `serverDir` is its server build; a remote without one is built temporarily.
 */
export async function listSharedImports(dir, serverDir) {
  if (existsSync(serverDir)) {
    const files = readdirSync(serverDir, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => importsIn(readFileSync(join(serverDir, file), 'utf8')));
  }
  const remote = readRemote(dir);
  const config = serverConfig(dir, { remote });
  const { output } = await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  return output.filter(({ type }) => type === 'chunk').flatMap(({ code }) => importsIn(code));
}

/** Imports that the shell does not provide, as messages. */
export function unlistedImports(imports, base) {
  const faults = imports.flatMap(({ from, name }) => {
    const shared = SHARED_PACKAGES[from];
    if (!shared) return [];
    if (shared.lazy && base !== '/admin')
      return [`${from} belongs to the back office; a public remote must not import it`];
    if (shared.exports === '*' || shared.exports.includes(name)) return [];
    return [
      name === '*'
        ? `the whole of ${from} is imported; import its parts by name`
        : `${name} of ${from} is not on the list in shared-packages.ts`,
    ];
  });
  return [...new Set(faults)].toSorted();
}

function importedName({ type, imported }) {
  if (type === 'ImportNamespaceSpecifier') return '*';
  if (type === 'ImportDefaultSpecifier') return 'default';
  return imported.name ?? imported.value;
}

function importsIn(code) {
  return parseAst(code).body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      const from = node.source.value;
      return node.specifiers.map((specifier) => ({
        from,
        name: importedName(specifier),
      }));
    }
    if (node.type === 'ExportNamedDeclaration' && node.source)
      return node.specifiers.map(({ local }) => ({
        from: node.source.value,
        name: local.name ?? local.value,
      }));
    return node.type === 'ExportAllDeclaration' ? [{ from: node.source.value, name: '*' }] : [];
  });
}
