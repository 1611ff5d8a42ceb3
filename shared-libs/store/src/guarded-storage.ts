/** Browser storage that never throws when it is denied, full or corrupt. */
export interface GuardedStorage {
  /** Null when missing or unreadable. */
  read(name: string): string | null;
  /** The parsed JSON; null when missing or invalid. */
  readJson(name: string): unknown;
  /** Whether the write succeeded. */
  write(name: string, text: string): boolean;
  remove(name: string): boolean;
  names(): string[];
}

/** A getter: a browser that denies storage throws at mere access. */
export function createGuardedStorage(pick: () => Storage): GuardedStorage {
  const read = (name: string) => attempt(() => pick().getItem(name), null);
  return {
    read,
    readJson: (name) => attempt(() => JSON.parse(read(name) ?? 'null') as unknown, null),
    write: (name, text) =>
      attempt(() => {
        pick().setItem(name, text);
        return true;
      }, false),
    remove: (name) =>
      attempt(() => {
        pick().removeItem(name);
        return true;
      }, false),
    names: () => attempt(() => Object.keys(pick()), []),
  };
}

/** Persists on the device. */
export const deviceStorage = createGuardedStorage(() => localStorage);
/** Persists until the tab is closed. */
export const tabStorage = createGuardedStorage(() => sessionStorage);

function attempt<T>(call: () => T, otherwise: T): T {
  try {
    return call();
  } catch {
    return otherwise;
  }
}
