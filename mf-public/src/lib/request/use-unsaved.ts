import { tabStorage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { randomKey } from '../random-key.ts';
import { listTyped } from './typed-early.ts';

interface Unsaved<T> {
  values: T;
  /** Names this form's one submission, however often it is sent. */
  key: string;
}
// Who comes back agrees again.
const ASKED_ANEW = { consent: false, guardian: false };

/** Keeps what is typed in this tab until it is sent; storage that is refused costs only that. */
export function useUnsaved<T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  { empty, typed, chosen }: { empty: T; typed: T; chosen: Partial<T> | undefined },
) {
  const [key, setKey] = useState('');
  const [isRestored, setRestored] = useState(false);
  const { reset, subscribe } = form;
  // What was typed before the page came alive is newer than what was kept of another time; from then on both are kept as one.
  const early = useRef<T | null>(typed);

  useEffect(() => {
    const kept = readUnsaved<T>(name);
    setKey(kept?.key ?? randomKey());
    const first = early.current;
    early.current = null;
    if (!kept) return;
    const values = { ...empty, ...kept.values, ...(first && listTyped(first, empty)) };
    writeUnsaved(name, { ...kept, values });
    reset({ ...values, ...ASKED_ANEW, ...chosen }, { keepDefaultValues: true });
    setRestored(true);
  }, [name, reset, empty, chosen]);
  useEffect(() => {
    if (!key) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeUnsaved(name, { values, key }),
    });
  }, [name, key, subscribe]);

  function clear(): void {
    // Emptying the form stores the values like every change does, so what is kept is forgotten last.
    reset({ ...empty, ...chosen });
    forget(name);
    setKey(randomKey());
    setRestored(false);
  }
  return { key, isRestored, clear };
}

export function readUnsaved<T>(name: string): Unsaved<T> | null {
  const unsaved = tabStorage.readJson(toStorageKey(name)) as Unsaved<T> | null;
  return unsaved && typeof unsaved.key === 'string' && typeof unsaved.values === 'object'
    ? unsaved
    : null;
}
export const writeUnsaved = <T>(name: string, unsaved: Unsaved<T>) =>
  tabStorage.write(toStorageKey(name), JSON.stringify(unsaved));
const forget = (name: string) => tabStorage.remove(toStorageKey(name));
const toStorageKey = (name: string) => `draft ${name}`;
