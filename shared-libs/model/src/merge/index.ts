export { mapBodyParts } from '../base/body.ts';
export type { AnyEntry } from './any-entry.ts';
export type { AnyItem } from './any-item.ts';
export { type FormValues, toFormValues, toSubmission } from './form-values.ts';
export { withKeys } from './keyed-items.ts';
export { findLongestIncreasing } from './longest-increasing.ts';
export { mergeEntryDraft } from './merge-entry-draft.ts';
export { resolveSlots } from './merge-sequence.ts';
export { hasConflicts, type MergedBodies, type MergedValues, mergeValues } from './merge-values.ts';
export { type EditedItem, type EditedItemOf, isKnownType } from './stored-item.ts';
export { toStoredValue } from './stored-value.ts';
export {
  type FieldName,
  isSame,
  listChangedFields,
  type Merge,
  threeWayMerge,
} from './three-way-merge.ts';
