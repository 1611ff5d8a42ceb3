import { useAppStoreApi } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';
import { deleteUnsaved, loadUnsaved, saveUnsaved, toUnsavedName } from './unsaved-values.ts';

/** Pause in typing before storing. */
const SAVE_DELAY_MS = 700;

/** Stores typed text encrypted until it is empty; passes stored text to `onFound` once. */
export function useUnsavedText({
  scope,
  id,
  text,
  onFound,
}: {
  /** Owner of the text, such as a form. */
  scope: string;
  id: number;
  text: string;
  onFound: (text: string) => void;
}): void {
  const store = useAppStoreApi();
  const account = store.getState().session?.user.info.id ?? 0;
  const name = toUnsavedName(account, scope, id, ['text']);
  // Read on use: after signing out there is no key, not even during `pagehide`.
  const key = () => store.getState().session?.user.draftKey;
  const restore = useEffectEvent(() => {
    const stored = loadUnsaved(name, key())?.changed.text;
    if (typeof stored === 'string' && stored !== '') onFound(stored);
  });
  useEffect(() => restore(), []);
  const save = useEffectEvent(() => {
    if (text === '') deleteUnsaved(name);
    else saveUnsaved(name, { text }, key());
  });
  const [isTouched, setTouched] = useState(false);
  if (!isTouched && text !== '') setTouched(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => save(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isTouched]);
  useEffect(() => {
    const now = () => isTouched && save();
    // The last event of a page that is being closed.
    addEventListener('pagehide', now);
    return () => removeEventListener('pagehide', now);
  }, [isTouched]);
}
