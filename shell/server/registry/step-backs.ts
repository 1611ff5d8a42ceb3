import type { Registry, RegistryEntry } from '@admissions/protocol/releases';
import type { ChannelRequest } from './served-channels.ts';

/** What one shell has left by itself, before the release service has: a canary, or a release on trial for the one before it. */
export interface StepBacks {
  /** Whether it is a new one. */
  add(request: ChannelRequest): boolean;
  /** What is left and still stands in the registry. */
  list(): readonly ChannelRequest[];
  /** The registry without what is left. Forgets what the registry says otherwise now: the service has followed, or somebody has decided. */
  apply(registry: Registry): Registry;
}

export function createStepBacks(): StepBacks {
  let held: readonly ChannelRequest[] = [];
  return {
    add(request) {
      if (held.some((one) => isSame(one, request))) return false;
      held = [...held, request];
      return true;
    },
    list: () => held,
    apply(registry) {
      held = held.filter((request) => isStanding(request, registry.remotes[request.remote]));
      const remotes = { ...registry.remotes };
      for (const request of held) {
        const entry = remotes[request.remote];
        if (entry) remotes[request.remote] = leave(entry, request);
      }
      return { ...registry, remotes };
    },
  };
}

const isSame = (one: ChannelRequest, other: ChannelRequest) =>
  one.remote === other.remote &&
  one.action === other.action &&
  one.version === other.version &&
  one.since === other.since;

function isStanding({ action, version, since }: ChannelRequest, entry: RegistryEntry | undefined) {
  if (action === 'end-canary')
    return entry?.canary?.version === version && entry.canary.at === since;
  if (action !== 'roll-back' || entry?.current !== version || !entry.trial) return false;
  return entry.trial.since === since && entry.trial.against in entry.releases;
}

function leave(entry: RegistryEntry, { action }: ChannelRequest): RegistryEntry {
  const { canary, trial, ...rest } = entry;
  if (action === 'end-canary' || !trial) return { ...rest, ...(trial && { trial }) };
  const { against } = trial;
  return {
    ...rest,
    current: against,
    previous: [...rest.previous.filter((version) => version !== against), rest.current],
    ...(canary && canary.version !== against && { canary }),
  };
}
