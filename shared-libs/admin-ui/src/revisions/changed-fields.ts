import type { AnyKind } from '@admissions/model';
import { type AnyItem, isSame } from '@admissions/model/merge';
import { diffBodies } from './body-diff.ts';

export const PUBLICATION = ['status', 'publishAt', 'unpublishAt', 'deletedAt'] as const;
type Values = Readonly<Record<string, unknown>>;

/** The differing fields in the kind's order, publication fields last. */
export const findChangedFields = (kind: AnyKind, before: Values, after: Values): string[] =>
  [...Object.keys(kind.fields), ...PUBLICATION].filter((name) => {
    if (kind.fields[name]?.readOnly) return false;
    if (kind.fields[name]?.type === 'items') return isBodyChanged(before[name], after[name]);
    return !isSame(before[name], after[name]);
  });

/** Items of a stored body; empty without a body. */
export const toItems = (value: unknown): AnyItem[] =>
  Array.isArray(value) ? (value as AnyItem[]) : [];

// Keys alone are no change.
const isBodyChanged = (before: unknown, after: unknown) =>
  diffBodies(toItems(before), toItems(after)).some(
    ({ from, to, isMoved, isChanged }) => from === null || to === null || isMoved || isChanged,
  );
