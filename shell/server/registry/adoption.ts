import type { Release } from '@admissions/protocol/releases';

/** A release that was refused is tried again after so long (milliseconds), and each time after twice as long, up to the second: a slow machine refuses nothing for ever. */
const INITIAL_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 300_000;

interface Options {
  /** Whether a release runs here; tells why when it does not. */
  prove(release: Release): Promise<boolean>;
  onChange(): void;
  /** Where nothing runs, nothing is named: a release that is given to some only has another one for everybody behind it. */
  isOptional?: boolean;
  now?: () => number;
}
interface Target {
  release: Release;
  /** What was in force before it, the newest first. */
  earlier: readonly Release[];
}
/** Puts releases in force. */
export interface Adoption {
  /** The release of each remote that is in force, by name. */
  current(): readonly Release[];
  /** Wants these releases, and no other remotes. */
  follow(targets: ReadonlyMap<string, Target>): void;
  /** Tries again what was refused long enough ago. */
  retryRefused(): void;
  /** When everything that is under way has come to an end. */
  settled(): Promise<void>;
}

/** Every remote by itself: a release that takes its time, or hangs, holds up no other remote's. One that is refused changes nothing. */
export function createAdoption({
  prove,
  onChange,
  isOptional: mayBeAbsent = false,
  now = Date.now,
}: Options): Adoption {
  const pending = new Map<string, { release: Release; done: Promise<void> }>();
  const refused = new Map<string, Target & { at: number; wait: number }>();
  let inForce: Release[] = [];

  const find = (name: string) => inForce.find(({ manifest }) => manifest.name === name);
  function put(release: Release) {
    const { name } = release.manifest;
    inForce = [...inForce.filter(({ manifest }) => manifest.name !== name), release].toSorted(
      (one, other) => (one.manifest.name < other.manifest.name ? -1 : 1),
    );
    onChange();
  }
  function remove(names: readonly string[]) {
    const rest = inForce.filter(({ manifest }) => !names.includes(manifest.name));
    if (rest.length === inForce.length) return;
    inForce = rest;
    onChange();
  }
  function start(name: string, target: Target) {
    const task = { release: target.release, done: Promise.resolve() };
    pending.set(name, task);
    task.done = adopt(name, target, () => pending.get(name) === task).finally(() => {
      if (pending.get(name) === task) pending.delete(name);
    });
  }
  /** `isWanted`: no other release of this remote is wanted meanwhile. */
  async function adopt(name: string, target: Target, isCurrent: () => boolean): Promise<void> {
    const isGood = await prove(target.release);
    if (!isCurrent()) return;
    if (isGood) {
      refused.delete(name);
      return put(target.release);
    }
    const before = refused.get(name);
    const wait =
      before && isSame(before.release, target.release)
        ? Math.min(MAX_BACKOFF_MS, 2 * before.wait)
        : INITIAL_BACKOFF_MS;
    refused.set(name, { ...target, at: now(), wait });
    if (mayBeAbsent) return remove([name]);
    if (find(name)) return;
    for (const release of target.earlier) {
      if (!(await prove(release))) continue;
      if (isCurrent()) put(release);
      return;
    }
    // Nothing runs: it is named all the same, so that its pages say so.
    if (isCurrent()) put(target.release);
  }
  return {
    current: () => inForce,
    follow(targets) {
      remove(inForce.map(({ manifest }) => manifest.name).filter((name) => !targets.has(name)));
      for (const name of [...pending.keys(), ...refused.keys()])
        if (!targets.has(name)) {
          pending.delete(name);
          refused.delete(name);
        }
      for (const [name, one] of targets) {
        const active = find(name);
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
    retryRefused() {
      for (const [name, one] of refused)
        if (!pending.has(name) && now() - one.at >= one.wait) start(name, one);
    },
    async settled() {
      await Promise.all([...pending.values()].map(({ done }) => done));
    },
  };
}

const isSame = (one: Release, other: Release) =>
  one.manifest.version === other.manifest.version && one.releasedAt === other.releasedAt;
