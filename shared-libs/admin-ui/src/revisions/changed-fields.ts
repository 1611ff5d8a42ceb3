import type { AnyKind } from '@admissions/model';
import type { AnyItem } from '@admissions/model/merge';
import { isSame } from '@admissions/model/merge';
import { diffBodies } from './body-diff.ts';

export const PUBLICATION = ['status', 'publishAt', 'unpublishAt', 'deletedAt'] as const;
type Values = Readonly<Record<string, unknown>>;

/** The fields that differ between two states of an entry, in the kind's order; those of the publication last. */
export const findChangedFields = (kind: AnyKind, before: Values, after: Values): string[] =>
  [...Object.keys(kind.fields), ...PUBLICATION].filter((name) => {
    if (kind.fields[name]?.readOnly) return false;
    if (kind.fields[name]?.type === 'items') return isBodyChanged(before[name], after[name]);
    return !isSame(before[name], after[name]);
  });

/** The items of a body as it was stored; none where there was no body. */
export const toItems = (value: unknown): AnyItem[] =>
  Array.isArray(value) ? (value as AnyItem[]) : [];

// What the editor's keys alone make different is not a change.
const isBodyChanged = (before: unknown, after: unknown) =>
  diffBodies(toItems(before), toItems(after)).some(
    ({ from, to, isMoved, isChanged }) => from === null || to === null || isMoved || isChanged,
  );
