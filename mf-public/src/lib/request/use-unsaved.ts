import { tabStorage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { randomKey } from '../random-key.ts';
import { findChangedValues } from './early-input.ts';

interface Unsaved<T> {
  values: T;
  /** Idempotency key of the submission. */
  key: string;
}
// Consent is never restored.
const EMPTY_CONSENTS = { consent: false, guardian: false };

/** Saves input in the tab until it is sent; without storage only this is lost. */
export function useUnsaved<T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  { empty, typed, chosen }: { empty: T; typed: T; chosen: Partial<T> | undefined },
) {
  const [key, setKey] = useState('');
  const [isRestored, setRestored] = useState(false);
  const { reset, subscribe } = form;
  // Input from before hydration is newer than the stored text and overrides it.
  const early = useRef<T | null>(typed);

  useEffect(() => {
    const saved = readUnsaved<T>(name);
    setKey(saved?.key ?? randomKey());
    const first = early.current;
    early.current = null;
    if (!saved) return;
    const values = { ...empty, ...saved.values, ...(first && findChangedValues(first, empty)) };
    writeUnsaved(name, { ...saved, values });
    reset({ ...values, ...EMPTY_CONSENTS, ...chosen }, { keepDefaultValues: true });
    setRestored(true);
  }, [name, reset, empty, chosen]);
  useEffect(() => {
    if (!key) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeUnsaved(name, { values, key }),
    });
  }, [name, key, subscribe]);

  function clear() {
    // `reset` stores too, so the stored text is deleted last.
    reset({ ...empty, ...chosen });
    removeUnsaved(name);
    setKey(randomKey());
    setRestored(false);
  }
  return { key, isRestored, clear };
}

function readUnsaved<T>(name: string): Unsaved<T> | null {
  const unsaved = tabStorage.readJson(toStorageKey(name)) as Unsaved<T> | null;
  return unsaved && typeof unsaved.key === 'string' && typeof unsaved.values === 'object'
    ? unsaved
    : null;
}
const writeUnsaved = <T>(name: string, unsaved: Unsaved<T>) =>
  tabStorage.write(toStorageKey(name), JSON.stringify(unsaved));
const removeUnsaved = (name: string) => tabStorage.remove(toStorageKey(name));
const toStorageKey = (name: string) => `draft ${name}`;
