/** A storage of the browser that may be refused, full, or filled by somebody else: then it holds nothing, and nothing is thrown. */
export interface GuardedStorage {
  /** Null when nothing is stored under that name, or nothing can be read. */
  read(name: string): string | null;
  /** The value behind the JSON that is stored; null when there is none that can be read. */
  readJson(name: string): unknown;
  /** Whether it could be written. */
  write(name: string, text: string): boolean;
  remove(name: string): boolean;
  names(): string[];
}

/** Asked for each time: a browser that refuses storage throws when it is only named. */
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

/** What this device keeps until it is cleared. */
export const deviceStorage = createGuardedStorage(() => localStorage);
/** What this tab keeps until it is closed. */
export const tabStorage = createGuardedStorage(() => sessionStorage);

function attempt<T>(call: () => T, otherwise: T): T {
  try {
    return call();
  } catch {
    return otherwise;
  }
}
