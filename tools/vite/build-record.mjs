import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/protocol/releases';

/** Inside the build's folder, excluded from the release. */
export const BUILD_RECORD = '.vite/build-record.json';

/**
 * Records the contents of a remote's builds beside them:
 * `packages` (bundled npm packages with versions), `needs` (imports of shared packages).
 */
export function buildRecord() {
  const packages = {};
  const needs = {};
  return {
    collect(bundle) {
      for (const { type, modules } of Object.values(bundle)) {
        if (type !== 'chunk') continue;
        for (const [id, { renderedExports, renderedLength }] of Object.entries(modules)) {
          const shared = findShared(id);
          if (shared) addNeed(needs, shared, renderedExports);
          else if (renderedLength > 0) addPackage(packages, id);
        }
      }
    },
    async write(outDir) {
      const path = join(outDir, BUILD_RECORD);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, JSON.stringify({ packages, needs }));
    },
  };
}

const ENCODED = { '@': '_mf_0_', '/': '_mf_1_', '-': '_mf_2_' };
/** The shared package of a module; the federation plugin gives such modules these names. */
export const findShared = (id) =>
  Object.keys(SHARED_PACKAGES).find((name) =>
    id.includes(`__loadShare__${name.replace(/[@/-]/g, (letter) => ENCODED[letter])}__loadShare__`),
  );
// Part of every such module, whatever is imported.
const PLUGINS_OWN = ['default', '__moduleExports'];
function addNeed(needs, name, rendered) {
  const names = new Set([...(needs[name]?.names ?? []), ...rendered]);
  for (const own of PLUGINS_OWN) names.delete(own);
  needs[name] = { range: SHARED_PACKAGES[name].required, names: [...names].toSorted() };
}

function addPackage(packages, id) {
  const folder = findPackage(dirname(id.replace(/^\0|\?.*$/g, '')));
  if (!folder) return;
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  packages[name] = version;
}
/** The package folder around a folder, skipping nested package.json files without version. */
export function findPackage(folder) {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const file = join(at, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version) return at;
  }
  return null;
}
