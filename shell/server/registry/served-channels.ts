import type {
  Canary,
  ChannelActionRequest,
  Registry,
  Release,
} from '@admissions/protocol/releases';

/** A change of channel for one remote, requested by the release watch. */
export interface ChannelRequest extends ChannelActionRequest {
  remote: string;
}

export interface ServedCanary extends Pick<Canary, 'percent' | 'at'> {
  release: Release;
}
export interface ServedTrial {
  release: Release;
  against: Release;
  /** Milliseconds since 1970. */
  since: number;
}

/** Canaries served here that are still in the registry. */
export const findServedCanaries = (
  remotes: Registry['remotes'],
  canaries: readonly Release[],
): ServedCanary[] =>
  canaries.flatMap((release) => {
    const { name, version } = release.manifest;
    const canary = remotes[name]?.canary;
    return canary?.version === version ? [{ ...canary, release }] : [];
  });

/** Stable releases served here that have replaced another one. */
export const findServedTrials = (
  remotes: Registry['remotes'],
  served: readonly Release[],
): ServedTrial[] =>
  served.flatMap((release) => {
    const { name, version } = release.manifest;
    const entry = remotes[name];
    const against = entry?.trial && entry.releases[entry.trial.against];
    return entry?.trial && against && entry.current === version
      ? [{ release, against, since: Date.parse(entry.trial.since) }]
      : [];
  });
