import type { FieldErrors } from '@admissions/model';
import type { FieldName, Merge } from '@admissions/model/merge';
import { listChangedFields, threeWayMerge } from '@admissions/model/merge';

export interface Versioned {
  revision: number;
}
/** Result of merging a newer revision into the typed values. */
export type MergeResult<V> = Pick<Merge<V>, 'conflicts' | 'takenFromTheirs'>;

export interface EntryFormState<E extends Versioned, V extends object> {
  entry: E;
  values: V;
  /** Values of the request under way; null when idle. */
  sent: V | null;
  mergeResult: MergeResult<V> | null;
  errors: FieldErrors;
  failure: string | null;
}
export type EntryFormAction<E extends Versioned, V extends object> =
  | { type: 'type'; part: Partial<V> }
  | { type: 'save' }
  | { type: 'saved'; entry: E }
  /** Somebody saved a newer revision; `notice`: whether the editor is notified. */
  | { type: 'merge'; entry: E; notice: 'always' | 'ifChanged' | 'never' }
  | { type: 'takeTheirs'; field: FieldName<V> }
  | { type: 'refuse'; errors: FieldErrors; failure: string }
  | { type: 'setErrors'; change: (errors: FieldErrors) => FieldErrors };

export const createEntryFormState = <E extends Versioned, V extends object>(
  entry: E,
  toValues: (entry: E) => V,
): EntryFormState<E, V> => ({
  entry,
  values: toValues(entry),
  sent: null,
  mergeResult: null,
  errors: {},
  failure: null,
});

/** State transitions of a form over one entry that others may change meanwhile. */
export function reduceEntryForm<E extends Versioned, V extends object>(
  toValues: (entry: E) => V,
  state: EntryFormState<E, V>,
  action: EntryFormAction<E, V>,
): EntryFormState<E, V> {
  switch (action.type) {
    case 'type': {
      const values = { ...state.values, ...action.part };
      const errors = dropErrors(state.errors, listChangedFields(state.values, values));
      return { ...state, values, errors };
    }
    case 'save':
      return { ...state, sent: state.values, errors: {}, failure: null };
    case 'saved': {
      // Text typed during the request is newer than the sent values.
      const sides = { base: state.sent ?? state.values, mine: state.values };
      const { values } = threeWayMerge({ ...sides, theirs: toValues(action.entry) });
      return { ...createEntryFormState(action.entry, toValues), values };
    }
    case 'merge': {
      const { values, ...merged } = threeWayMerge({
        base: toValues(state.entry),
        mine: state.values,
        theirs: toValues(action.entry),
      });
      const isChanged = merged.takenFromTheirs.length + merged.conflicts.length > 0;
      const isShown = action.notice === 'always' || (action.notice === 'ifChanged' && isChanged);
      const mergeResult = isShown ? merged : state.mergeResult;
      return { ...state, entry: action.entry, values, mergeResult, sent: null };
    }
    case 'takeTheirs': {
      const { entry, mergeResult } = state;
      const conflicts = mergeResult?.conflicts.filter((name) => name !== action.field) ?? [];
      const values = { ...state.values, [action.field]: toValues(entry)[action.field] };
      return { ...state, values, mergeResult: mergeResult && { ...mergeResult, conflicts } };
    }
    case 'refuse':
      return { ...state, errors: action.errors, failure: action.failure, sent: null };
    case 'setErrors':
      return { ...state, errors: action.change(state.errors) };
  }
}

const dropErrors = (errors: FieldErrors, touched: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => !touched.some((field) => field === name || field.startsWith(`${name}.`)),
    ),
  );
