import type { AnyKind } from '../kind/kind.ts';
import type { FormValues } from './form-values.ts';
import { type MergedValues, mergeValues } from './merge-values.ts';

/** Merges a draft with what was published since its base. */
export const mergeEntryDraft = (
  kind: AnyKind,
  entry: FormValues,
  { changed, base }: { changed: Record<string, unknown>; base: Record<string, unknown> },
): MergedValues =>
  mergeValues(kind, {
    base: { ...entry, ...base },
    mine: { ...entry, ...changed },
    theirs: entry,
  });
