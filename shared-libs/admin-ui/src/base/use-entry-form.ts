import { errorMessage, isApiError, isConflict } from '@admissions/api-client';
import type { FieldErrors } from '@admissions/model';
import type { FieldName } from '@admissions/model/merge';
import { listChangedFields } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import type { Reducer } from 'react';
import { useEffect, useReducer } from 'react';
import type { EntryFormAction, EntryFormState, Versioned } from './entry-form-state.ts';
import { createEntryFormState, reduceEntryForm } from './entry-form-state.ts';

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
