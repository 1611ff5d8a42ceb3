import { createHash } from 'node:crypto';
import type { Release } from '@admissions/protocol/releases';

/** Visitors and accounts are divided into this many equal buckets. */
export const BUCKETS = 100;

export interface Channels {
  stable: readonly Release[];
  canaries: readonly { release: Release; percent: number }[];
}

/** Override first, then canary by bucket (0 to 99; null is in no share), then stable. */
export function resolveReleases(
  { stable, canaries }: Channels,
  bucket: number | null,
  overrides: readonly Release[] = [],
): readonly Release[] {
  const chosen = canaries.filter(
    ({ release, percent }) => bucket !== null && isInShare(release, percent, bucket),
  );
  const others = [...overrides, ...chosen.map(({ release }) => release)];
  if (others.length === 0) return stable;
  return stable.map(
    (release) => others.find(({ manifest }) => manifest.name === release.manifest.name) ?? release,
  );
}

export const toBucket = (text: string) => hashNumber(text) % BUCKETS;

// Rotated per release, so that canaries do not always get the same visitors.
function isInShare({ manifest: { name, version } }: Release, percent: number, bucket: number) {
  return (bucket + hashNumber(`${name}@${version}`)) % BUCKETS < percent;
}
const hashNumber = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);
