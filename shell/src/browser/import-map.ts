import type { Release } from '@admissions/protocol/releases';

/** Hash of each script, by its address. */
export type ScriptHashes = Readonly<Record<string, string>>;

/** Hashes of all scripts of a document: the shell's and those of its releases. */
export function collectHashes(
  own: ScriptHashes,
  releases: readonly Pick<Release, 'base' | 'files'>[],
): ScriptHashes {
  const all = { ...own };
  for (const { base, files } of releases)
    for (const file of Object.keys(files)) all[base + file] = files[file] as string;
  return all;
}

/** Public path of the releases' browser info, each below `/<name>/<version>/`. */
export const RELEASE_FILES = '/assets/releases';

/** Text of the only import map. The server hashes the same text for the page's policy. */
export const importMapText = (hashes: ScriptHashes) => JSON.stringify({ integrity: hashes });

/**
 * Writes the only import map before the first module: some engines accept no second one.
 * Serialized into the back office's document: uses only its arguments and the browser.
 */
export function writeImportMap(
  text: string,
  map: HTMLScriptElement = document.createElement('script'),
) {
  type Policy = { createScript(text: string): string };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  const policy = trustedTypes?.createPolicy('import-map', { createScript: (given) => given });
  map.type = 'importmap';
  map.text = policy ? policy.createScript(text) : text;
  document.head.append(map);
}
