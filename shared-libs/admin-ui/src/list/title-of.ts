import type { AnyEntry } from './load-list.ts';

/** What an entry is called in sentences about it. */
export const titleOf = (entry: AnyEntry): string =>
  String(entry.title ?? entry.name ?? entry.heading ?? entry.id);
