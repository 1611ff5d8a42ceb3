import type { AnyKind, EntryOf } from '@admissions/model';

/** By field name. */
export type Row = Readonly<Record<string, unknown>>;
/** A row of the kind's table with the types of its fields. */
export const asEntry = <K extends AnyKind>(row: Row): EntryOf<K> => row as unknown as EntryOf<K>;
/** The title, or the kind's label for a kind without one. */
export const titleOf = ({ title, fields, label }: AnyKind, values: Row) =>
  title in fields ? String(values[title] ?? '') : label['zh-TW'];
/** By `kind id`. */
export type Titles = ReadonlyMap<string, string>;
/** Property of every row that holds the titles. */
export const TITLES = '$titles';
