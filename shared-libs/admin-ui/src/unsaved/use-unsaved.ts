import type { AnyKind } from '@admissions/model';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import { isSame, toFormValues } from '@admissions/model/merge';
import { useAppStoreApi } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { pick } from '../base/pick.ts';
import type { UnsavedValues } from './unsaved-values.ts';
import { deleteUnsaved, loadUnsaved, saveUnsaved } from './unsaved-values.ts';

/** A pause in writing (milliseconds) after which it is kept. */
const SAVE_DELAY_MS = 700;

interface UnsavedOptions {
  /** What it is kept under. */
  name: string;
  kind: AnyKind;
  /** What the form's values are changes of; null for a new entry. */
  entry: AnyEntry | null;
  preset: FormValues;
  form: UseFormReturn<FormValues>;
  /** The fields that this form shows: others are not its concern. */
  fields: readonly string[];
  /** Whether all that the form holds lies on the server already: then nothing is kept here. */
  isSafe?: () => boolean;
  /** Merges what is taken back with what the form holds by now. */
  onRestore: (unsaved: Pick<UnsavedValues, 'changed' | 'base'>) => void;
}
/** Keeps what is typed, encrypted for its account, in this browser until it is saved, and offers it again after a crash or a reload; nothing is sent and nothing is taken back unseen. */
export function useUnsaved({
  name,
  kind,
  entry,
  preset,
  form,
  fields,
  isSafe = () => false,
  onRestore: onTakeBack,
}: UnsavedOptions) {
  const base = toFormValues(kind, entry, preset);
  const store = useAppStoreApi();
  // Read when it is needed: after signing out there is none, also for the last moment of the page.
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
    // The last moment in which a page that is put away can do anything.
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
    if (offered) onTakeBack(offered);
    setOffered(null);
  }
  const isOther = Object.entries(offered?.changed ?? {}).some(
    ([field, value]) => !isSame(form.getValues(field), value),
  );
  // What the form shows by now, out of a draft, need not be offered.
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
