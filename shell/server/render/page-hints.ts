import type { Release } from '@admissions/protocol/releases';

/** From the table that the release contains. */
export function findPageHints(release: Release | null, routeIds: readonly string[]) {
  if (!release) return { preload: [], css: [] };
  const own = release.routes[release.manifest.name];
  // A page under a second path has its own id, with a suffix after @.
  const sources = routeIds
    .filter((id) => id !== release.manifest.name)
    .map((id) => id.split('@', 1)[0] as string);
  const pages = sources.flatMap((source) => release.routes[source] ?? []);
  const at = (file: string) => release.base + file;
  const js = new Set([release.entry, ...(own?.js ?? []), ...pages.flatMap((page) => page.js)]);
  const shared = new Set([...release.css, ...(own?.css ?? [])]);
  const css = new Set(pages.flatMap((page) => page.css).filter((file) => !shared.has(file)));
  return {
    preload: [...js].map(at),
    css: [
      ...[...shared].map((file) => ({ href: at(file), precedence: 'remote' })),
      ...[...css].map((file) => ({ href: at(file), precedence: 'page' })),
    ],
  };
}
