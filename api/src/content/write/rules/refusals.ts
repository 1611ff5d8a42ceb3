import type { MessageKey } from '@admissions/model/messages';

/** A message as the schemas write it: its key, and what it names (`validation.sum|is=98|must=100`). */
export type Refusal = Key | `${Key}|${string}=${string | number}`;
type Key = Extract<MessageKey, `validation.${string}`>;
/** What is wrong, by the path of the field: `years.0.parts`. */
export type Refusals = Record<string, Refusal>;

/** What is optional in a stored value is null, or is not there. */
type Stored<T> = T extends readonly (infer Item)[]
  ? readonly Stored<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Stored<T[K]> | null | undefined }
    : T;
/** The rows of a list field as they are stored; none where it is empty. */
export const rowsIn = <T>(value: unknown): readonly (Stored<T> & object)[] =>
  Array.isArray(value) ? value : [];

export const sumUp = (numbers: readonly (number | null | undefined)[]): number =>
  numbers.reduce((total: number, each) => total + (each ?? 0), 0);
/** Whether there is a number. */
export const isGiven = (value: number | null | undefined): value is number =>
  typeof value === 'number';

/** Refuses the second of two rows that are the same in `key`. */
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

/** Refuses each row whose number is not below the one before. */
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
