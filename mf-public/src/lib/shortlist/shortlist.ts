import { FACULTY_LEVELS, type FacultyLevel } from '@admissions/model/kinds';
import { deviceStorage } from '@admissions/store';
import { useSyncExternalStore } from 'react';

/** Stored in this browser only. */
export interface ShortlistEntry {
  level: FacultyLevel;
  id: number;
  title: string;
}
export const MAX_COMPARED = 3;
const STORAGE_KEY = 'shortlist';
export const MAX_SHORTLIST_LENGTH = 30;
const EMPTY: readonly ShortlistEntry[] = [];

let text: string | null = null;
let list: readonly ShortlistEntry[] = EMPTY;
const listeners = new Set<() => void>();

/** Empty on the server and during hydration. */
export const useShortlist = () => useSyncExternalStore(subscribe, read, () => EMPTY);

/** Adds or removes the department. */
export function toggleShortlisted(entry: ShortlistEntry) {
  const before = read();
  write(
    before.some(isSameDepartment(entry))
      ? before.filter((each) => !isSameDepartment(entry)(each))
      : [...before, entry].slice(-MAX_SHORTLIST_LENGTH),
  );
}
/** Adds the departments that are not in it. */
export function addShortlisted(entries: readonly ShortlistEntry[]) {
  const before = read();
  const added = entries.filter((each) => !before.some(isSameDepartment(each)));
  write([...before, ...added].slice(-MAX_SHORTLIST_LENGTH));
}
/** Moves an entry to its new key, without duplicates. */
export function replaceShortlisted(
  former: Pick<ShortlistEntry, 'level' | 'id'>,
  entry: ShortlistEntry,
) {
  const before = read();
  if (!before.some(isSameDepartment(former))) return;
  write(
    before.some(isSameDepartment(entry))
      ? before.filter((each) => !isSameDepartment(former)(each))
      : before.map((each) => (isSameDepartment(former)(each) ? entry : each)),
  );
}
function write(next: readonly ShortlistEntry[]) {
  if (!deviceStorage.write(STORAGE_KEY, JSON.stringify(next))) {
    // Without storage the list lasts as long as the page.
    text = null;
    list = next;
  }
  for (const notify of listeners) notify();
}

export const isSameDepartment =
  (one: Pick<ShortlistEntry, 'level' | 'id'>) => (other: Pick<ShortlistEntry, 'level' | 'id'>) =>
    one.level === other.level && one.id === other.id;
/** Key in the address of a comparison. */
export const toCompareKey = ({ level, id }: Pick<ShortlistEntry, 'level' | 'id'>) =>
  `${level}-${id}`;

/** Of the departments added last. */
export const buildCompareHref = (entries: readonly ShortlistEntry[]) =>
  `/compare?${new URLSearchParams(entries.slice(-MAX_COMPARED).map((each) => ['d', toCompareKey(each)]))}`;

function subscribe(notify: () => void) {
  listeners.add(notify);
  addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', notify);
  };
}

// The same array for the same text, as `useSyncExternalStore` requires.
function read() {
  const now = deviceStorage.read(STORAGE_KEY);
  if (now !== text) {
    text = now;
    const found = deviceStorage.readJson(STORAGE_KEY);
    list = Array.isArray(found) ? found.filter(isShortlistEntry) : EMPTY;
  }
  return list;
}
const isShortlistEntry = (value: unknown): value is ShortlistEntry => {
  const { level, id, title } = (value ?? {}) as Partial<ShortlistEntry>;
  return (
    FACULTY_LEVELS.some((each) => each === level) &&
    Number.isInteger(id) &&
    typeof title === 'string'
  );
};
