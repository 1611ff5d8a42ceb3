import { errorMessage, isApiError, isConflict } from '@admissions/api-client';
import type { FieldErrors } from '@admissions/model';
import {
  type FieldName,
  listChangedFields,
  type Merge,
  threeWayMerge,
} from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { type Reducer, useEffect, useReducer } from 'react';

interface EntryFormOptions<E extends Versioned, V extends object> {
  loaded: E;
  toValues: (entry: E) => V;
  /** Sends the typed values, based on this entry. */
  save: (values: V, entry: E) => Promise<E>;
  onRefused?: (error: unknown) => void;
}
/** Form over one entry: saved and typed values, server errors and merges with other editors. */
export function useEntryForm<E extends Versioned, V extends object>({
  loaded,
  toValues,
  save,
  onRefused,
}: EntryFormOptions<E, V>) {
  const t = useMessage();
  const reduce: Reducer<EntryFormState<E, V>, EntryFormAction<E, V>> = (before, action) =>
    reduceEntryForm(toValues, before, action);
  const [state, dispatch] = useReducer(reduce, null, () => createEntryFormState(loaded, toValues));
  const { sent, entry, values, mergeResult, errors, failure } = state;
  // The page reloaded it, after an action outside of the form.
  useEffect(() => {
    if (loaded.revision > entry.revision)
      dispatch({ type: 'merge', entry: loaded, notice: 'never' });
  }, [loaded, entry.revision]);

  async function submit(): Promise<'saved' | 'conflict' | 'refused'> {
    dispatch({ type: 'save' });
    try {
      dispatch({ type: 'saved', entry: await save(values, entry) });
      return 'saved';
    } catch (error) {
      if (isConflict(error) && isVersioned<E>(error.current)) {
        dispatch({ type: 'merge', entry: error.current, notice: 'always' });
        return 'conflict';
      }
      const errors = isApiError(error) ? error.errors : {};
      dispatch({ type: 'refuse', errors, failure: errorMessage(error, t) });
      onRefused?.(error);
      return 'refused';
    }
  }
  return {
    entry,
    values,
    mergeResult,
    errors,
    failure,
    conflicts: mergeResult?.conflicts ?? null,
    isSaving: sent !== null,
    isDirty: listChangedFields(toValues(entry), values).length > 0,
    change: (part: Partial<V>) => dispatch({ type: 'type', part }),
    setErrors: (next: FieldErrors | ((errors: FieldErrors) => FieldErrors)) =>
      dispatch({ type: 'setErrors', change: typeof next === 'function' ? next : () => next }),
    /** Rebases the form on a newer revision; typed text stays. */
    mergeNewer: (newer: E, notice: 'ifChanged' | 'never') =>
      dispatch({ type: 'merge', entry: newer, notice }),
    takeTheirs: (field: FieldName<V>) => dispatch({ type: 'takeTheirs', field }),
    submit,
  };
}

const isVersioned = <E extends Versioned>(value: unknown): value is E =>
  typeof value === 'object' && value !== null && 'revision' in value;

interface Versioned {
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
