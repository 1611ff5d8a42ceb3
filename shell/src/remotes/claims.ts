import type { Claim, Release } from '@admissions/protocol/releases';
import { coversPath } from '@admissions/protocol/releases';

/** Whether a claim covers this path: itself and what is below; `/` covers only itself. */
export const covers = (claim: Pick<Claim, 'path'>, path: string) => coversPath(claim.path, path);

/** The longest claim that covers this path, with its remote. */
export function findClaim(
  releases: readonly Release[],
  path: string,
): { release: Release; claim: Claim } | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  let found: { release: Release; claim: Claim } | null = null;
  for (const release of releases) {
    for (const claim of release.manifest.claims) {
      if (covers(claim, plain) && claim.path.length > (found?.claim.path.length ?? 0))
        found = { release, claim };
    }
  }
  return found;
}

/** Whether this path has an English text; pages of the shell always do. */
export function isInEnglish(releases: readonly Release[], path: string): boolean {
  const found = findClaim(releases, path);
  return !found || found.claim.inEnglish === true;
}

/** The release with the remote that owns this path. */
export const findOwner = (releases: readonly Release[], path: string): Release | null =>
  findClaim(releases, path)?.release ?? null;
