import type { Release } from '@admissions/protocol/releases';

/** Retried with exponential backoff, because a slow machine may refuse a release wrongly. */
const INITIAL_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 300_000;

interface Options {
  /** Why a release does not run here; null if it does. */
  prove(release: Release): Promise<string | null>;
  onChange(): void;
  /** For canaries: without a release that runs, the remote is left out. */
  isOptional?: boolean;
  now?: () => number;
}
interface Target {
  release: Release;
  /** Previous releases, newest first. */
  earlier: readonly Release[];
}
export type Adoption = ReturnType<typeof createAdoption>;

/** Remotes are independent: a slow or hanging release blocks no other remote. */
export function createAdoption({
  prove,
  onChange,
  isOptional: mayBeAbsent = false,
  now = Date.now,
}: Options) {
  const pending = new Map<string, { release: Release; done: Promise<void> }>();
  const refused = new Map<string, Target & { reason: string; at: number; wait: number }>();
  const served = new Map<string, Release>();

  function put(release: Release) {
    served.set(release.manifest.name, release);
    onChange();
  }
  function remove(names: readonly string[]) {
    if (names.filter((name) => served.delete(name)).length > 0) onChange();
  }
  function start(name: string, target: Target) {
    const task = { release: target.release, done: Promise.resolve() };
    pending.set(name, task);
    task.done = adopt(name, target, () => pending.get(name) === task).finally(() => {
      if (pending.get(name) === task) pending.delete(name);
    });
  }
  /** `isCurrent`: the remote has no newer target meanwhile. */
  async function adopt(name: string, target: Target, isCurrent: () => boolean) {
    const reason = await prove(target.release);
    if (!isCurrent()) return;
    if (reason === null) {
      refused.delete(name);
      return put(target.release);
    }
    const before = refused.get(name);
    const wait =
      before && isSame(before.release, target.release)
        ? Math.min(MAX_BACKOFF_MS, 2 * before.wait)
        : INITIAL_BACKOFF_MS;
    refused.set(name, { ...target, reason, at: now(), wait });
    if (mayBeAbsent) return remove([name]);
    if (served.has(name)) return;
    for (const release of target.earlier) {
      if ((await prove(release)) !== null) continue;
      if (isCurrent()) put(release);
      return;
    }
    // Nothing runs: it is listed anyway, so that its pages report the failure.
    if (isCurrent()) put(target.release);
  }
  return {
    /** The release of each remote that this shell serves, by name. */
    current: () =>
      [...served.values()].toSorted((one, other) =>
        one.manifest.name < other.manifest.name ? -1 : 1,
      ),
    /** Why this shell does not serve the target of a remote. */
    findRefusal(name: string) {
      const one = refused.get(name);
      const target = pending.get(name) ?? one;
      if (!one || !target || !isSame(one.release, target.release)) return undefined;
      return { version: one.release.manifest.version, reason: one.reason };
    },
    /** Replaces all targets; remotes without a target are removed. */
    follow(targets: ReadonlyMap<string, Target>) {
      remove([...served.keys()].filter((name) => !targets.has(name)));
      for (const name of [...pending.keys(), ...refused.keys()])
        if (!targets.has(name)) {
          pending.delete(name);
          refused.delete(name);
        }
      for (const [name, one] of targets) {
        const active = served.get(name);
        const running = pending.get(name);
        const before = refused.get(name);
        if (
          running
            ? isSame(running.release, one.release)
            : before && isSame(before.release, one.release)
        )
          continue;
        if (active && isSame(active, one.release)) {
          pending.delete(name);
          refused.delete(name);
        } else start(name, one);
      }
    },
    /** Retries refused releases after their backoff. */
    retryRefused() {
      for (const [name, one] of refused)
        if (!pending.has(name) && now() - one.at >= one.wait) start(name, one);
    },
    /** Resolves when all running adoptions have finished. */
    async settled() {
      await Promise.all([...pending.values()].map(({ done }) => done));
    },
  };
}

const isSame = (one: Release, other: Release) =>
  one.manifest.version === other.manifest.version && one.releasedAt === other.releasedAt;
