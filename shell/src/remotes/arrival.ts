import { tabStorage } from '@admissions/store';

const KEY = 'arrival';

/** Before a page is opened as a new document in the place of a client navigation. */
export const saveArrival = (address: string): boolean => tabStorage.write(KEY, address);

/** Whether this document was opened that way; says so once. */
export function consumeArrival(): boolean {
  const isArrival = tabStorage.read(KEY) === location.pathname + location.search + location.hash;
  tabStorage.remove(KEY);
  return isArrival;
}

/** The router calls the first entry of every document the same, and would scroll a new page to where another one was left. */
export function nameFirstEntry(): void {
  const state: { key?: string } | null = history.state;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
