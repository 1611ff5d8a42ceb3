import { type FormValues, isSame } from '@admissions/model/merge';
import { useAppStoreApi } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KindEntryForm } from '../base/kind-form-context.ts';
import { onPause } from '../base/on-pause.ts';
import { pick } from '../base/pick.ts';
import { deleteUnsaved, loadUnsaved, saveUnsaved, type UnsavedValues } from './unsaved-values.ts';

/** Pause in typing before storing. */
const SAVE_DELAY_MS = 700;

interface UnsavedOptions {
  /** Storage name. */
  name: string;
  form: KindEntryForm;
  /** Fields of this form; others are ignored. */
  fields: readonly string[];
  /** Whether everything is on the server: then nothing is stored here. */
  isSafe: () => boolean;
  /** What this form and the server have in common. */
  readBase: () => FormValues;
  /** Merges restored values into the form. */
  onRestore: (unsaved: Pick<UnsavedValues, 'changed' | 'base'>) => void;
}
/** Stores typed values encrypted until saved; offers them after a crash or reload. */
export function useUnsaved({ name, form, fields, isSafe, readBase, onRestore }: UnsavedOptions) {
  const base = form.getState().saved;
  const store = useAppStoreApi();
  // Read on use: after signing out there is no key, not even during `pagehide`.
  const key = () => store.getState().session?.user.draftKey;
  const selectChanges = (values: FormValues): FormValues =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field, value]) => fields.includes(field) && !isSame(base[field], value),
      ),
    );
  const [offered, setOffered] = useState(() => {
    const stored = loadUnsaved(name, key());
    const changed = stored ? selectChanges(stored.changed) : {};
    return stored && Object.keys(changed).length > 0 ? { ...stored, changed } : null;
  });

  const save = useEffectEvent(() => {
    if (isSafe() && !offered) return;
    const changed = { ...offered?.changed, ...selectChanges(form.read()) };
    const before = { ...pick(readBase(), Object.keys(changed)), ...offered?.base };
    if (Object.keys(changed).length > 0) saveUnsaved(name, changed, key(), before);
    else deleteUnsaved(name);
  });
  useEffect(() => {
    const stop = onPause(form, SAVE_DELAY_MS, () => save());
    const now = () => save();
    // The last event of a page that is being closed.
    addEventListener('pagehide', now);
    return () => {
      stop();
      removeEventListener('pagehide', now);
    };
  }, [form]);

  function discard(): void {
    setOffered(null);
    deleteUnsaved(name);
  }
  function restore(): void {
    if (offered) onRestore(offered);
    setOffered(null);
  }
  const isOther = Object.entries(offered?.changed ?? {}).some(
    ([field, value]) => !isSame(form.read()[field], value),
  );
  // Skip the offer when the form already shows the same values, from a draft.
  return { offered: isOther ? offered : null, base, discard, restore };
}
