import type { AnyKind } from '@admissions/model';

/** A row of a kind's table, by field name. */
export type Row = Readonly<Record<string, unknown>>;
/** What an entry is called by its values; one of a kind without a title has the kind's name. */
export const titleOf = ({ title, fields, label }: AnyKind, values: Row): string =>
  title in fields ? String(values[title] ?? '') : label['zh-TW'];
/** Titles of the entries that an entry points to, by `kind id`. */
export type Titles = ReadonlyMap<string, string>;
/** They come along with every row under this name. */
export const TITLES = '$titles';
