import type { AnyKind } from '@admissions/model';
import { type AnyEntry, type FormValues, isSame, toFormValues } from '@admissions/model/merge';
import { useAppStoreApi } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { pick } from '../base/pick.ts';
import { deleteUnsaved, loadUnsaved, saveUnsaved, type UnsavedValues } from './unsaved-values.ts';

/** Pause in typing before storing. */
const SAVE_DELAY_MS = 700;

interface UnsavedOptions {
  /** Storage name. */
  name: string;
  kind: AnyKind;
  /** Base of the form's values; null for a new entry. */
  entry: AnyEntry | null;
  preset: FormValues;
  form: UseFormReturn<FormValues>;
  /** Fields of this form; others are ignored. */
  fields: readonly string[];
  /** Whether everything is on the server: then nothing is stored here. */
  isSafe?: () => boolean;
  /** Merges restored values into the form. */
  onRestore: (unsaved: Pick<UnsavedValues, 'changed' | 'base'>) => void;
}
/** Stores typed values encrypted until saved; offers them after a crash or reload. */
export function useUnsaved({
  name,
  kind,
  entry,
  preset,
  form,
  fields,
  isSafe = () => false,
  onRestore,
}: UnsavedOptions) {
  const base = toFormValues(kind, entry, preset);
  const store = useAppStoreApi();
  // Read on use: after signing out there is no key, not even during `pagehide`.
  const key = () => store.getState().session?.user.draftKey;
  const [offered, setOffered] = useState(() => {
    const stored = loadUnsaved(name, key());
    const changed = stored ? selectChanges(base, stored.changed, fields) : {};
    return stored && Object.keys(changed).length > 0 ? { ...stored, changed } : null;
  });

  const save = useEffectEvent(() => {
    if (isSafe() && !offered) return;
    const changed = { ...offered?.changed, ...selectChanges(base, form.getValues(), fields) };
    const before = { ...pick(base, Object.keys(changed)), ...offered?.base };
    if (Object.keys(changed).length > 0) saveUnsaved(name, changed, key(), before);
    else deleteUnsaved(name);
  });
  const { subscribe } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => save(), SAVE_DELAY_MS);
      },
    });
    const now = () => save();
    // The last event of a page that is being closed.
    addEventListener('pagehide', now);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('pagehide', now);
    };
  }, [subscribe]);

  function discard(): void {
    setOffered(null);
    deleteUnsaved(name);
  }
  function restore(): void {
    if (offered) onRestore(offered);
    setOffered(null);
  }
  const isOther = Object.entries(offered?.changed ?? {}).some(
    ([field, value]) => !isSame(form.getValues(field), value),
  );
  // Skip the offer when the form already shows the same values, from a draft.
  return { offered: isOther ? offered : null, base, discard, restore };
}

const selectChanges = (
  base: FormValues,
  values: FormValues,
  fields: readonly string[],
): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => fields.includes(field) && !isSame(base[field], value),
    ),
  );
