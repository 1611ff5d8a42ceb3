import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/protocol/releases';

/** Below the build's folder; it is no part of the release. */
export const BUILD_RECORD = '.vite/build-record.json';

// By output folder: Vite reads the configuration anew for each environment that it builds.
const known = new Map();

/**
 * Collects what the builds of a remote are made of, and writes it beside them:
 * `packages` (npm packages inside, with their versions) and `needs` (what the browser build uses of each shared package).
 */
export function buildRecord(outDir) {
  const { packages, needs } = known.get(outDir) ?? { packages: {}, needs: {} };
  known.set(outDir, { packages, needs });
  const collect = {
    name: 'build-record',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { type, modules } of Object.values(bundle)) {
          if (type !== 'chunk') continue;
          for (const [id, { renderedExports, renderedLength }] of Object.entries(modules)) {
            const shared = findShared(id);
            if (shared) addNeed(needs, shared, renderedExports);
            else if (renderedLength > 0) addPackage(packages, id);
          }
        }
      },
    },
  };
  return {
    collect,
    async write() {
      const path = join(outDir, BUILD_RECORD);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, JSON.stringify({ packages, needs }));
    },
  };
}

// The federation plugin puts a module of its own in the place of a shared package, and names it so.
const ENCODED = { '@': '_mf_0_', '/': '_mf_1_', '-': '_mf_2_' };
const findShared = (id) =>
  Object.keys(SHARED_PACKAGES).find((name) =>
    id.includes(`__loadShare__${name.replace(/[@/-]/g, (letter) => ENCODED[letter])}__loadShare__`),
  );
// Stand in every such module, whatever is imported.
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
/** The folder of the package that a folder belongs to. Folders inside it may have a package.json of their own, without a version. */
export function findPackage(folder) {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const file = join(at, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version) return at;
  }
  return null;
}
