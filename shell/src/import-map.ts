import type { Release } from '@admissions/contracts';

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

/** The text of a document's one import map. The server names the hash of this text in the page's policy, so both make it here. */
export const importMapText = (hashes: ScriptHashes): string =>
  JSON.stringify({ integrity: hashes });
