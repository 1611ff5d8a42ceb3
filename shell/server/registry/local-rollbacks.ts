import type { Registry, RegistryEntry } from '@admissions/protocol/releases';
import type { ChannelRequest } from './served-channels.ts';

export type LocalRollbacks = ReturnType<typeof createLocalRollbacks>;

/**
 * Rollbacks of this shell alone, until the release service has followed.
 * `rollbacks`: those before this start.
 */
export function createLocalRollbacks(rollbacks: readonly ChannelRequest[]) {
  return {
    /** Whether it is new. */
    add(request: ChannelRequest) {
      if (rollbacks.some((one) => isSame(one, request))) return false;
      rollbacks = [...rollbacks, request];
      return true;
    },
    /** Rollbacks that the registry does not contain yet. */
    list: () => rollbacks,
    /** Applies the rollbacks and drops those that the registry has overtaken. */
    apply(registry: Registry) {
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
  if (entry?.current !== version || !entry.trial) return false;
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
