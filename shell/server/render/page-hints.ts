import type { Release } from '@admissions/contracts';

export interface PageHints {
  preload: { href: string; integrity: string }[];
  css: { href: string; precedence: string }[];
}

/** What the remote and the matched routes of a page need, from the table that its release carries. */
export function pageHints(release: Release | null, routeIds: readonly string[]): PageHints {
  if (!release) return { preload: [], css: [] };
  const own = release.routes[release.manifest.name];
  // A page under a second path has an id of its own, after an @.
  const sources = routeIds
    .filter((id) => id !== release.manifest.name)
    .map((id) => id.split('@', 1)[0] as string);
  const pages = sources.flatMap((source) => release.routes[source] ?? []);
  const at = (file: string) => release.base + file;
  const js = new Set([release.entry, ...(own?.js ?? []), ...pages.flatMap((page) => page.js)]);
  const shared = new Set([...release.css, ...(own?.css ?? [])]);
  const css = new Set(pages.flatMap((page) => page.css).filter((file) => !shared.has(file)));
  return {
    preload: [...js].map((file) => ({ href: at(file), integrity: release.files[file] as string })),
    css: [
      ...[...shared].map((file) => ({ href: at(file), precedence: 'remote' })),
      ...[...css].map((file) => ({ href: at(file), precedence: 'page' })),
    ],
  };
}

/** Script address → hash, for the import map. */
export const collectIntegrity = (releases: readonly Release[]) =>
  Object.fromEntries(
    releases.flatMap(({ base, files }) =>
      Object.entries(files)
        .filter(([file]) => isBrowserScript(file))
        .map(([file, hash]) => [base + file, hash]),
    ),
  );

/** What a browser gets of a release: neither the hashes (they are in the import map) nor the tables that only the server reads. */
export const withoutTables = (release: Release): Release => ({ ...release, files: {}, routes: {} });

const isBrowserScript = (file: string) => file.endsWith('.js') && !file.startsWith('server/');
