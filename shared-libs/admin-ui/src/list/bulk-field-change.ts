import type { AnyKind } from '@admissions/model';
import { type AnyEntry, isSame, toSubmission } from '@admissions/model/merge';

/** A form value of a field as the API receives it. */
export const toSentValue = (kind: AnyKind, field: string, value: unknown): unknown =>
  toSubmission(kind, { [field]: value })[field] ?? null;

/** Entries that would get another value. */
export const findChangedEntries = (
  kind: AnyKind,
  field: string,
  value: unknown,
  entries: readonly AnyEntry[],
): AnyEntry[] =>
  entries.filter(
    (entry) => !isSame(toSentValue(kind, field, entry[field]), toSentValue(kind, field, value)),
  );
