import type { FormValues } from '@admissions/model/merge';

/** These fields; null where there is none. */
export const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
