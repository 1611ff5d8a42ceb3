import { isConflict } from '@admissions/api-client';
import { listChangedFields, threeWayMerge } from '@admissions/model/merge';
import { useState } from 'react';
import type { MergeResult, Versioned } from './entry-form-state.ts';

/** For remotes released before 1.11.0, until 2.0.0; new forms use `useEntryForm`. */
export function useVersionedEntry<E extends Versioned, V extends object>({
  loaded,
  toValues,
  save,
}: {
  loaded: E;
  toValues: (entry: E) => V;
  /** Sends what was typed, made from this entry. */
  save: (values: V, entry: E) => Promise<E>;
}) {
  const [entry, setEntry] = useState(loaded);
  const [values, setValues] = useState(() => toValues(loaded));
  const [meeting, setMeeting] = useState<MergeResult<V> | null>(null);
  const [isSaving, setSaving] = useState(false);

  function settle(saved: E): void {
    setEntry(saved);
    setValues(toValues(saved));
    setMeeting(null);
  }
  /** Goes on from a newer revision; what was typed stays. */
  function merge(current: E): MergeResult<V> {
    const merged = threeWayMerge({
      base: toValues(entry),
      mine: values,
      theirs: toValues(current),
    });
    setEntry(current);
    setValues(merged.values);
    return merged;
  }
  /** Throws whatever `save` throws, except for a conflict: that is merged, and shown as a meeting. */
  async function submit(): Promise<'saved' | 'conflict'> {
    setSaving(true);
    try {
      settle(await save(values, entry));
      return 'saved';
    } catch (error) {
      if (!isConflict(error) || !isVersioned<E>(error.current)) throw error;
      setMeeting(merge(error.current));
      return 'conflict';
    } finally {
      setSaving(false);
    }
  }
  return {
    entry,
    values,
    setValues,
    meeting,
    setMeeting,
    isSaving,
    isDirty: listChangedFields(toValues(entry), values).length > 0,
    merge,
    submit,
  };
}

const isVersioned = <E extends Versioned>(value: unknown): value is E =>
  typeof value === 'object' && value !== null && 'revision' in value;
