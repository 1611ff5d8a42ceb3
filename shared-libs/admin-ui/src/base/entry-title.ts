import type { AnyEntry } from '@admissions/model/merge';

/** Name of an entry inside a sentence. */
export const entryTitle = (entry: AnyEntry): string =>
  String(entry.title ?? entry.name ?? entry.heading ?? entry.id);
