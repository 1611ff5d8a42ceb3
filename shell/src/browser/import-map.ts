import type { Release } from '@admissions/protocol/releases';

/** Hash of each script, by its address. */
export type ScriptHashes = Readonly<Record<string, string>>;

/** The hashes of everything that a document may run: of the shell's own scripts, and of those of its releases. */
export function collectHashes(
  own: ScriptHashes,
  releases: readonly Pick<Release, 'base' | 'files'>[],
): ScriptHashes {
  const all = { ...own };
  for (const { base, files } of releases)
    for (const file of Object.keys(files)) all[base + file] = files[file] as string;
  return all;
}

/** Where browsers fetch what they have to know of a release of the visitors' pages, each below `/<name>/<version>/`. */
export const RELEASE_FILES = '/assets/releases';

/** The text of a document's one import map. The server names the hash of this text in the page's policy, so both make it here. */
export const importMapText = (hashes: ScriptHashes): string =>
  JSON.stringify({ integrity: hashes });

/**
 * Writes the document's one import map, before its first module: engines that take only one map take none later. `map` is what a policy lets in otherwise than by its hash.
 * Its text goes into the back office's document, so it may use nothing but its arguments and the browser.
 */
export function writeImportMap(
  text: string,
  map: HTMLScriptElement = document.createElement('script'),
): void {
  type Policy = { createScript(text: string): string };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  const policy = trustedTypes?.createPolicy('import-map', { createScript: (given) => given });
  map.type = 'importmap';
  map.text = policy ? policy.createScript(text) : text;
  document.head.append(map);
}
