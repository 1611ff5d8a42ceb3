import { tabStorage } from '@admissions/store';

const KEY = 'arrival';

/** Remembers the address that the next document opens instead of a client navigation. */
export const saveArrival = (address: string) => tabStorage.write(KEY, address);

/** Whether this document was opened that way; true only once. */
export function consumeArrival() {
  const isArrival = tabStorage.read(KEY) === location.pathname + location.search + location.hash;
  tabStorage.remove(KEY);
  return isArrival;
}

/** The router has one key for first entries and would restore another page's scroll position. */
export function nameFirstEntry() {
  const state: { key?: string } | null = history.state;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
