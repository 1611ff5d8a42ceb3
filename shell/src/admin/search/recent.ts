import { tabStorage } from '@admissions/store';

export interface Opened {
  url: string;
  title: string;
  detail: string;
}
const MAX_OPENED = 8;
// Per tab only: titles of drafts must not stay on a shared computer.
const toKey = (account: number) => `admin.opened ${account}`;

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' &&
  value !== null &&
  ['url', 'title', 'detail'].every((name) => typeof (value as never)[name] === 'string') &&
  (value as Opened).url.startsWith('/admin');

/** Items that this account opened from the search, latest first. */
export function loadOpened(account: number): Opened[] {
  const stored = tabStorage.readJson(toKey(account));
  return Array.isArray(stored) ? stored.filter(isOpened).slice(0, MAX_OPENED) : [];
}

export function saveOpened(account: number, opened: Opened) {
  const others = loadOpened(account).filter(({ url }) => url !== opened.url);
  tabStorage.write(toKey(account), JSON.stringify([opened, ...others].slice(0, MAX_OPENED)));
}
