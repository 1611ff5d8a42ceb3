import type { Claim, Release } from '@admissions/contracts';

/** Whether a claim stands for this path: itself or what lies below it; `/` stands for itself only. */
export const covers = (claim: Pick<Claim, 'path'>, path: string) => path === claim.path || (claim.path !== '/' && path.startsWith(`${claim.path}/`));

/** The release whose remote owns this path: the longest claim wins. */
export function ownerOf(releases: readonly Release[], path: string): Release | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  let owner: { release: Release; length: number } | null = null;
  for (const release of releases) {
    for (const claim of release.manifest.claims) {
      if (covers(claim, plain) && claim.path.length > (owner?.length ?? 0)) owner = { release, length: claim.path.length };
    }
  }
  return owner?.release ?? null;
}
