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

/** Refuses the second of two rows with the same `key`. */
export function findDuplicates<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  path: (index: number) => string,
): Refusals {
  const keys = rows.map(key);
  return Object.fromEntries(
    keys.flatMap((each, index) =>
      keys.indexOf(each) < index ? [[path(index), 'validation.taken' as const]] : [],
    ),
  );
}

/** Refuses each row with a number not below the previous one. */
export function findNotFalling(
  numbers: readonly (number | null | undefined)[],
  path: (index: number) => string,
): Refusals {
  return Object.fromEntries(
    numbers.flatMap((each, index) =>
      index > 0 && Number(each) >= Number(numbers[index - 1])
        ? [[path(index), 'validation.falling' as const]]
        : [],
    ),
  );
}
