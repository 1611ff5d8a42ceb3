import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

/** Packages for teams: { name, folder, dir, version, entries: [{ name, source }] }. */
export function publishedPackages(root = ROOT) {
  return readdirSync(join(root, 'shared-libs')).flatMap((name) => {
    const folder = `shared-libs/${name}`;
    const dir = join(root, folder);
    const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    if (manifest.private) return [];
    const entries = Object.entries(manifest.exports).flatMap(([entry, { source, types }]) =>
      // The kit's declarations are written by hand: its code is that of the tools.
      types ? [{ name: entry, source: source ?? types }] : [],
    );
    return { name: manifest.name, folder, dir, version: manifest.version, entries };
  });
}
