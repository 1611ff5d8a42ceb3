import type { FacultyLevel } from '@admissions/model/kinds';
import { FACULTY_LEVELS } from '@admissions/model/kinds';
import { deviceStorage } from '@admissions/store';
import { useSyncExternalStore } from 'react';

/** A department that a visitor has put aside; kept in this browser only. */
export interface Kept {
  level: FacultyLevel;
  id: number;
  title: string;
}
export const MOST_COMPARED = 3;
const KEY = 'shortlist';
const MOST_KEPT = 30;
const EMPTY: readonly Kept[] = [];

let text: string | null = null;
let list: readonly Kept[] = EMPTY;
const listeners = new Set<() => void>();

/** What was kept; nothing on the server and in the first view. */
export const useShortlist = (): readonly Kept[] =>
  useSyncExternalStore(subscribe, read, () => EMPTY);

/** Keeps a department, or lets it go. */
export function toggleKept(kept: Kept): void {
  const before = read();
  write(
    before.some(isSame(kept))
      ? before.filter((each) => !isSame(kept)(each))
      : [...before, kept].slice(-MOST_KEPT),
  );
}
/** What was kept under another name goes by this one, and is there once. */
export function renameKept(former: Pick<Kept, 'level' | 'id'>, kept: Kept): void {
  const before = read();
  if (!before.some(isSame(former))) return;
  write(
    before.some(isSame(kept))
      ? before.filter((each) => !isSame(former)(each))
      : before.map((each) => (isSame(former)(each) ? kept : each)),
  );
}
function write(next: readonly Kept[]): void {
  if (!deviceStorage.write(KEY, JSON.stringify(next))) {
    // Without storage the list lasts as long as the page.
    text = null;
    list = next;
  }
  for (const tell of listeners) tell();
}

export const isSame = (one: Pick<Kept, 'level' | 'id'>) => (other: Pick<Kept, 'level' | 'id'>) =>
  one.level === other.level && one.id === other.id;
/** How a department is named in the address of a comparison. */
export const compareKey = ({ level, id }: Pick<Kept, 'level' | 'id'>) => `${level}-${id}`;

function subscribe(tell: () => void) {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

// The same array for the same text, as React asks.
function read(): readonly Kept[] {
  const now = deviceStorage.read(KEY);
  if (now !== text) {
    text = now;
    const found = deviceStorage.readJson(KEY);
    list = Array.isArray(found) ? found.filter(isKept) : EMPTY;
  }
  return list;
}
const isKept = (value: unknown): value is Kept => {
  const { level, id, title } = (value ?? {}) as Partial<Kept>;
  return (
    FACULTY_LEVELS.some((each) => each === level) &&
    Number.isInteger(id) &&
    typeof title === 'string'
  );
};
