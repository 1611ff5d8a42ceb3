import type { Release } from '@admissions/protocol/releases';

/** A release that was refused is tried again after so long (milliseconds), and each time after twice as long, up to the second: a slow machine refuses nothing for ever. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 300_000;

interface Options {
  /** Whether a release runs here; tells why when it does not. */
  prove(release: Release): Promise<boolean>;
  onChange(): void;
  /** Where nothing runs, nothing is named: a release that is given to some only has another one for everybody behind it. */
  mayBeAbsent?: boolean;
  now?: () => number;
}
interface Wanted {
  release: Release;
  /** What was in force before it, the newest first. */
  earlier: readonly Release[];
}
/** Puts releases in force. */
export interface Adoption {
  /** The release of each remote that is in force, by name. */
  current(): readonly Release[];
  /** Wants these releases, and no other remotes. */
  follow(wanted: ReadonlyMap<string, Wanted>): void;
  /** Tries again what was refused long enough ago. */
  retry(): void;
  /** When everything that is under way has come to an end. */
  settled(): Promise<void>;
}

/** Every remote by itself: a release that takes its time, or hangs, holds up no other remote's. One that is refused changes nothing. */
export function createAdoption({
  prove,
  onChange,
  mayBeAbsent = false,
  now = Date.now,
}: Options): Adoption {
  const underWay = new Map<string, { release: Release; done: Promise<void> }>();
  const refused = new Map<string, Wanted & { at: number; wait: number }>();
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
  function begin(name: string, wanted: Wanted) {
    const task = { release: wanted.release, done: Promise.resolve() };
    underWay.set(name, task);
    task.done = adopt(name, wanted, () => underWay.get(name) === task).finally(() => {
      if (underWay.get(name) === task) underWay.delete(name);
    });
  }
  /** `isWanted`: no other release of this remote is wanted meanwhile. */
  async function adopt(name: string, wanted: Wanted, isWanted: () => boolean): Promise<void> {
    const isGood = await prove(wanted.release);
    if (!isWanted()) return;
    if (isGood) {
      refused.delete(name);
      return put(wanted.release);
    }
    const before = refused.get(name);
    const wait =
      before && isSame(before.release, wanted.release)
        ? Math.min(LONGEST_WAIT, 2 * before.wait)
        : FIRST_WAIT;
    refused.set(name, { ...wanted, at: now(), wait });
    if (mayBeAbsent) return remove([name]);
    if (find(name)) return;
    for (const release of wanted.earlier) {
      if (!(await prove(release))) continue;
      if (isWanted()) put(release);
      return;
    }
    // Nothing runs: it is named all the same, so that its pages say so.
    if (isWanted()) put(wanted.release);
  }
  return {
    current: () => inForce,
    follow(wanted) {
      remove(inForce.map(({ manifest }) => manifest.name).filter((name) => !wanted.has(name)));
      for (const name of [...underWay.keys(), ...refused.keys()])
        if (!wanted.has(name)) {
          underWay.delete(name);
          refused.delete(name);
        }
      for (const [name, one] of wanted) {
        const standing = find(name);
        const going = underWay.get(name);
        const before = refused.get(name);
        if (
          going ? isSame(going.release, one.release) : before && isSame(before.release, one.release)
        )
          continue;
        if (standing && isSame(standing, one.release)) {
          underWay.delete(name);
          refused.delete(name);
        } else begin(name, one);
      }
    },
    retry() {
      for (const [name, one] of refused)
        if (!underWay.has(name) && now() - one.at >= one.wait) begin(name, one);
    },
    async settled() {
      await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
}

const isSame = (one: Release, other: Release) =>
  one.manifest.version === other.manifest.version && one.releasedAt === other.releasedAt;
