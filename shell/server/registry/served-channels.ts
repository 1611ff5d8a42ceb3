import type {
  Canary,
  ChannelActionRequest,
  Registry,
  Release,
} from '@admissions/protocol/releases';

/** What the judge of new releases wants of a remote. */
export interface ChannelRequest extends ChannelActionRequest {
  remote: string;
}

export interface ServedCanary extends Pick<Canary, 'percent' | 'at' | 'promoteAfter'> {
  release: Release;
}
export interface ServedTrial {
  release: Release;
  against: Release;
  /** Milliseconds since 1970. */
  since: number;
}

/** The releases that this shell serves to a share, as far as the registry still says so. */
export function findServedCanaries(
  remotes: Registry['remotes'],
  canaries: readonly Release[],
): ServedCanary[] {
  return canaries.flatMap((release) => {
    const { name, version } = release.manifest;
    const canary = remotes[name]?.canary;
    if (canary?.version !== version) return [];
    const { percent, at, promoteAfter } = canary;
    return [{ release, percent, at, ...(promoteAfter !== undefined && { promoteAfter }) }];
  });
}

/** Of the releases that this shell serves to everybody, those that came into force in place of another one. */
export function findServedTrials(
  remotes: Registry['remotes'],
  served: readonly Release[],
): ServedTrial[] {
  return served.flatMap((release) => {
    const { name, version } = release.manifest;
    const entry = remotes[name];
    const against = entry?.trial && entry.releases[entry.trial.against];
    if (!entry?.trial || !against || entry.current !== version) return [];
    return [{ release, against, since: Date.parse(entry.trial.since) }];
  });
}
