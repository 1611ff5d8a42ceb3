import type { AnyKind } from '@admissions/model';

/** A row of a kind's table, by field name. */
export type Row = Readonly<Record<string, unknown>>;
/** What an entry is called by its values; one of a kind without a title has the kind's name. */
export const titleOf = ({ title, fields, label }: AnyKind, values: Row): string =>
  title in fields ? String(values[title] ?? '') : label['zh-TW'];
/** The title of a related entry comes along under this name. */
export const titleKey = (field: string) => `${field}$title`;
/** Titles of the entries that items of lists point to, by `kind id`. */
export type ListTitles = ReadonlyMap<string, string>;
/** They come along with every row under this name. */
export const LIST_TITLES = '$list';
