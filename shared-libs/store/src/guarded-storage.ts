/**
 * Browser storage that never throws when it is denied, full or corrupt.
 * `pick` is a getter: a browser that denies storage throws at mere access.
 */
export function createGuardedStorage(pick: () => Storage) {
  const read = (name: string) => attempt(() => pick().getItem(name), null);
  return {
    /** Null when missing or unreadable. */
    read,
    /** The parsed JSON; null when missing or invalid. */
    readJson: (name: string) => attempt(() => JSON.parse(read(name) ?? 'null') as unknown, null),
    /** Whether the write succeeded. */
    write: (name: string, text: string) =>
      attempt(() => {
        pick().setItem(name, text);
        return true;
      }, false),
    remove: (name: string) =>
      attempt(() => {
        pick().removeItem(name);
        return true;
      }, false),
    names: () => attempt<string[]>(() => Object.keys(pick()), []),
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
