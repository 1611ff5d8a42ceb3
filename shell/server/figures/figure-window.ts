import {
  FAULTS,
  type Fault,
  type FiguresOfRelease,
  type Observation,
  type ReleaseName,
} from '@admissions/protocol/releases';

const WINDOW_MINUTES = 15;
/** Longer, because a release on trial is compared with the time before it. */
const RETAINED_MINUTES = 2 * WINDOW_MINUTES;
/** Per minute, so that one network cannot end a release alone. */
const MAX_ERRORS_PER_NETWORK = 3;
/** Networks that must report errors before they count. */
const MIN_NETWORKS = 3;
const MINUTE_MS = 60_000;
/** Per release and minute. */
const MAX_NETWORKS = 500;

type Slot = ReturnType<typeof emptySlot>;
interface ReleaseSlots {
  release: ReleaseName;
  /** By minute since 1970. */
  slots: Map<number, Slot>;
}
/** Of a browser's error: a visitor's network, or an account of staff. */
export type Reporter = { network: string } | { account: string };
export type FigureWindow = ReturnType<typeof createFigureWindow>;

/** Figures of the last minutes by release, in this process's memory. `now`: in milliseconds. */
export function createFigureWindow(now: () => number = Date.now) {
  const releasesByKey = new Map<string, ReleaseSlots>();
  function findSlot(release: ReleaseName): Slot {
    const minute = Math.floor(now() / MINUTE_MS);
    const key = toKey(release);
    const found = releasesByKey.get(key) ?? { release, slots: new Map() };
    releasesByKey.set(key, found);
    const slot = found.slots.get(minute) ?? emptySlot();
    if (!found.slots.has(minute)) {
      found.slots.set(minute, slot);
      for (const old of found.slots.keys())
        if (old <= minute - RETAINED_MINUTES) found.slots.delete(old);
    }
    return slot;
  }
  function listSlots({ remote, version }: ReleaseName, first: number, last = Infinity) {
    const { slots } = releasesByKey.get(toKey({ remote, version })) ?? {};
    return [...(slots ?? [])]
      .filter(([minute]) => minute >= first && minute <= last)
      .map(([, slot]) => slot);
  }
  return {
    addView: (release: ReleaseName) => void findSlot(release).views++,
    /** A browser reported its vitals. */
    addVisit: (release: ReleaseName) => void findSlot(release).visits++,
    /** Without a reporter: an error of the server. */
    addError(release: ReleaseName, fault: Fault, reporter?: Reporter) {
      const slot = findSlot(release);
      slot.errors[fault]++;
      if (!reporter) slot.serverErrors++;
      else if ('account' in reporter) slot.accounts.add(reporter.account);
      else if (slot.networks.has(reporter.network) || slot.networks.size < MAX_NETWORKS)
        slot.networks.set(reporter.network, (slot.networks.get(reporter.network) ?? 0) + 1);
    },
    addCrash: (release: ReleaseName) => void findSlot(release).crashes++,
    /** Covers every minute between two moments (milliseconds since 1970). */
    observe: (release: ReleaseName, from: number, until: number) =>
      summariseSlots(
        listSlots(release, Math.floor(from / MINUTE_MS), Math.floor(until / MINUTE_MS)),
      ),
    /** Includes live releases without figures. */
    read(served: readonly ReleaseName[]) {
      const oldest = Math.floor(now() / MINUTE_MS) - WINDOW_MINUTES + 1;
      const others = [...releasesByKey.values()]
        .map(({ release }) => release)
        .filter((release) => listSlots(release, oldest).length > 0);
      const names = new Map([...served, ...others].map((release) => [toKey(release), release]));
      const releases = [...names.values()].map((release) => ({
        ...release,
        ...sumSlots(listSlots(release, oldest)),
      }));
      return { at: new Date(now()).toISOString(), minutes: WINDOW_MINUTES, releases };
    },
  };
}

const toKey = ({ remote, version }: ReleaseName) => `${remote}@${version}`;
const buildRecord = <K extends string, V>(names: readonly K[], read: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<K, V>;
const emptySlot = () => ({
  views: 0,
  visits: 0,
  errors: buildRecord(FAULTS, () => 0),
  /** Unexpected exits of renderers. */
  crashes: 0,
  /** Errors of the server itself. */
  serverErrors: 0,
  /** With browser errors. */
  accounts: new Set<string>(),
  /** Browser errors of visitors per network. */
  networks: new Map<string, number>(),
});

const countDistinct = (slots: readonly Slot[], read: (slot: Slot) => Iterable<string>) =>
  new Set(slots.flatMap((slot) => [...read(slot)])).size;

const sum = (slots: readonly Slot[], read: (slot: Slot) => number) =>
  slots.reduce((total, slot) => total + read(slot), 0);

const sumSlots = (
  slots: readonly Slot[],
): Pick<FiguresOfRelease, 'views' | 'visits' | 'errors'> => ({
  views: sum(slots, (slot) => slot.views),
  visits: sum(slots, (slot) => slot.visits),
  errors: buildRecord(FAULTS, (fault) => sum(slots, (slot) => slot.errors[fault])),
});

function summariseSlots(slots: readonly Slot[]): Observation {
  const networks = countDistinct(slots, (slot) => slot.networks.keys());
  // Once each: one account must not end a release alone.
  const accounts = countDistinct(slots, (slot) => slot.accounts);
  const reported = sum(slots, (slot) =>
    [...slot.networks.values()].reduce(
      (total, count) => total + Math.min(count, MAX_ERRORS_PER_NETWORK),
      0,
    ),
  );
  const errors =
    sum(slots, ({ serverErrors }) => serverErrors) +
    accounts +
    (networks >= MIN_NETWORKS ? reported : 0);
  return {
    // Pages that the browser opens without the server count when they fail.
    views: Math.max(
      sum(slots, ({ views }) => views),
      sum(slots, ({ visits }) => visits),
      errors,
    ),
    errors,
    falls: sum(slots, ({ crashes }) => crashes),
  };
}
