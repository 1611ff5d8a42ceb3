import type { MessageKey } from '@admissions/model/messages';

/** A message key with parameters, such as `validation.sum|is=98|must=100`. */
export type Refusal = Key | `${Key}|${string}=${string | number}`;
type Key = Extract<MessageKey, `validation.${string}`>;
/** By field path, such as `years.0.parts`. */
export type Refusals = Record<string, Refusal>;

/** Optional values are stored as null or absent. */
type Stored<T> = T extends readonly (infer Item)[]
  ? readonly Stored<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Stored<T[K]> | null | undefined }
    : T;
/** The rows of a list field; none when it is empty. */
export const rowsIn = <T>(value: unknown): readonly (Stored<T> & object)[] =>
  Array.isArray(value) ? value : [];

export const sumUp = (numbers: readonly (number | null | undefined)[]) =>
  numbers.reduce((total: number, each) => total + (each ?? 0), 0);
export const isGiven = (value: number | null | undefined): value is number =>
  typeof value === 'number';

/** Refuses the second of two rows with the same `key`, at this part of the list. */
export function findDuplicates<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  [list, part]: readonly [string, string],
) {
  const keys = rows.map(key);
  const wrong: Refusals = {};
  for (const [index, each] of keys.entries())
    if (keys.indexOf(each) < index) wrong[`${list}.${index}.${part}`] = 'validation.taken';
  return wrong;
}

/** Refuses each row whose part is not below that of the previous one. */
export function findNotFalling<Part extends string>(
  rows: readonly { readonly [name in Part]?: number | null | undefined }[],
  list: string,
  part: Part,
) {
  const wrong: Refusals = {};
  for (const [index, row] of rows.entries())
    if (index > 0 && Number(row[part]) >= Number(rows[index - 1]?.[part]))
      wrong[`${list}.${index}.${part}`] = 'validation.falling';
  return wrong;
}
