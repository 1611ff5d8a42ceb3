import { errorMessage, isApiError } from '@admissions/api-client';
import type { FieldErrors } from '@admissions/contracts';
import type { FieldName } from '@admissions/contracts/merge';
import { changedFields } from '@admissions/contracts/merge';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import type { Versioned } from './use-versioned-entry.ts';
import { useVersionedEntry } from './use-versioned-entry.ts';

/** A form over one entry: what is saved, what is typed, what the server refused, and what somebody else changed in the meantime. */
export function useEntryForm<E extends Versioned, V extends object>({
  loaded,
  toValues,
  save,
}: {
  loaded: E;
  toValues: (entry: E) => V;
  /** Sends what was typed, made from this entry. */
  save: (values: V, entry: E) => Promise<E>;
}) {
  const t = useMessage();
  const versioned = useVersionedEntry({ loaded, toValues, save });
  const { entry, values, meeting, isSaving, isDirty, merge } = versioned;
  const conflicts: FieldName<V>[] | null = meeting?.conflicts ?? null;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);

  function change(next: V) {
    const touched = changedFields(values, next);
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([name]) => !touched.some((field) => field === name || field.startsWith(`${name}.`)),
        ),
      ),
    );
    versioned.setValues(next);
  }
  // The page read the entry anew, after an action beside the form: what is typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer entry counts
  useEffect(() => {
    if (loaded.revision > entry.revision) merge(loaded);
  }, [loaded]);

  async function submit(): Promise<'saved' | 'conflict' | 'refused'> {
    setFailure(null);
    setErrors({});
    try {
      return await versioned.submit();
    } catch (error) {
      setErrors(isApiError(error) ? error.errors : {});
      setFailure(errorMessage(error, t));
      return 'refused';
    }
  }
  return {
    entry,
    values,
    change,
    errors,
    setErrors,
    failure,
    conflicts,
    isSaving,
    isDirty,
    submit,
  };
}
