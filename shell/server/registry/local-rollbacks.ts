import type { Registry, RegistryEntry } from '@admissions/protocol/releases';
import type { ChannelRequest } from './served-channels.ts';

/** What one shell has left by itself, before the release service has: a canary, or a release on trial for the one before it. */
export interface LocalRollbacks {
  /** Whether it is a new one. */
  add(request: ChannelRequest): boolean;
  /** What is left and still stands in the registry. */
  list(): readonly ChannelRequest[];
  /** The registry without what is left. Forgets what the registry says otherwise now: the service has followed, or somebody has decided. */
  apply(registry: Registry): Registry;
}

export function createLocalRollbacks(): LocalRollbacks {
  let rollbacks: readonly ChannelRequest[] = [];
  return {
    add(request) {
      if (rollbacks.some((one) => isSame(one, request))) return false;
      rollbacks = [...rollbacks, request];
      return true;
    },
    list: () => rollbacks,
    apply(registry) {
      rollbacks = rollbacks.filter((request) =>
        isPending(request, registry.remotes[request.remote]),
      );
      const remotes = { ...registry.remotes };
      for (const request of rollbacks) {
        const entry = remotes[request.remote];
        if (entry) remotes[request.remote] = rollBack(entry, request);
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

function isPending({ action, version, since }: ChannelRequest, entry: RegistryEntry | undefined) {
  if (action === 'end-canary')
    return entry?.canary?.version === version && entry.canary.at === since;
  if (action !== 'roll-back' || entry?.current !== version || !entry.trial) return false;
  return entry.trial.since === since && entry.trial.against in entry.releases;
}

function rollBack(entry: RegistryEntry, { action }: ChannelRequest): RegistryEntry {
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
