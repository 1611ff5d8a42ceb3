import { createHash } from 'node:crypto';
import type { Release } from '@admissions/protocol/releases';

/** Visitors, and accounts, are dealt into so many buckets of one size. */
export const BUCKETS = 100;

export interface Channels {
  /** For everybody. */
  stable: readonly Release[];
  /** For a share (per cent). */
  canaries: readonly { release: Release; percent: number }[];
}

/** The release of each remote that one visitor gets: what they look at on purpose, else the canary where their bucket (0 to 99) is in its share, else what is for everybody. Nobody's bucket is in no share. */
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

/** The bucket of an account: always the same. */
export const toBucket = (text: string): number => hashNumber(text) % BUCKETS;

// Turned for each release by another angle: it is not always the same visitors who get what is new.
function isInShare({ manifest: { name, version } }: Release, percent: number, bucket: number) {
  return (bucket + hashNumber(`${name}@${version}`)) % BUCKETS < percent;
}
const hashNumber = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);
