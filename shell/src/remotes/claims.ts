import type { Claim, Release } from '@admissions/protocol/releases';
import { coversPath } from '@admissions/protocol/releases';

/** Whether a claim stands for this path: itself or what lies below it; `/` stands for itself only. */
export const covers = (claim: Pick<Claim, 'path'>, path: string) => coversPath(claim.path, path);

/** The claim that stands for this path, and whose it is: the longest one wins. */
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

/** Whether this path's page has an English text: its claim says so. What the shell itself says it says in both languages. */
export function isInEnglish(releases: readonly Release[], path: string): boolean {
  const found = findClaim(releases, path);
  return !found || found.claim.inEnglish === true;
}

/** The release whose remote owns this path. */
export const findOwner = (releases: readonly Release[], path: string): Release | null =>
  findClaim(releases, path)?.release ?? null;
