import type { AnyEntry } from '@admissions/model/merge';

/** What an entry is called in sentences about it. */
export const entryTitle = (entry: AnyEntry): string =>
  String(entry.title ?? entry.name ?? entry.heading ?? entry.id);
