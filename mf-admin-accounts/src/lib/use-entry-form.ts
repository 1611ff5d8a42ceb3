import { isApiError, isConflict } from '@admissions/api-client';
import type { FieldErrors } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import type { Flat } from './merged.ts';
import { differs, merged } from './merged.ts';

interface EntryForm<E extends { revision: number }, V extends Flat> {
  loaded: E;
  valuesOf: (entry: E) => V;
  /** Sends what was typed, made from this entry. */
  save: (values: V, entry: E) => Promise<E>;
}
export type SaveOutcome = 'saved' | 'conflict' | 'refused';

/** A form over one entry: what is saved, what is typed, what the server refused, and what somebody else changed in the meantime. */
export function useEntryForm<E extends { revision: number }, V extends Flat>({
  loaded,
  valuesOf,
  save,
}: EntryForm<E, V>) {
  const t = useMessage();
  const [entry, setEntry] = useState(loaded);
  const [values, setValues] = useState(() => valuesOf(loaded));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<(keyof V & string)[] | null>(null);
  const [isSaving, setSaving] = useState(false);

  function change(next: V) {
    const touched = Object.keys(next).filter((name) => next[name] !== values[name]);
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([name]) => !touched.some((field) => field === name || field.startsWith(`${name}.`)),
        ),
      ),
    );
    setValues(next);
  }
  function settle(saved: E) {
    setEntry(saved);
    setValues(valuesOf(saved));
    setConflicts(null);
  }
  function meet(current: E) {
    const met = merged({ base: valuesOf(entry), current: valuesOf(current), mine: values });
    setEntry(current);
    setValues(met.values);
    return met.conflicts;
  }
  // The page read the entry anew, after an action beside the form: what is typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer entry counts
  useEffect(() => {
    if (loaded.revision > entry.revision) meet(loaded);
  }, [loaded]);

  async function submit(): Promise<SaveOutcome> {
    setSaving(true);
    setFailure(null);
    setErrors({});
    try {
      settle(await save(values, entry));
      return 'saved';
    } catch (error) {
      if (isConflict(error) && isEntry<E>(error.current)) {
        setConflicts(meet(error.current));
        return 'conflict';
      }
      setErrors(isApiError(error) ? error.errors : {});
      setFailure(isApiError(error) ? t.error(error.message) : t('error.default'));
      return 'refused';
    } finally {
      setSaving(false);
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
    isDirty: differs(values, valuesOf(entry)),
    submit,
  };
}

const isEntry = <E extends { revision: number }>(value: unknown): value is E =>
  typeof value === 'object' && value !== null && 'revision' in value;
