import { useAppStoreApi } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetUnsaved, readUnsaved, toUnsavedName, writeUnsaved } from './unsaved-values.ts';

/** A pause in writing (milliseconds) after which it is kept. */
const PAUSE = 700;

/** Keeps a text that is being written, encrypted for its account, in this browser until it is empty again (saved or given up); what an earlier session left is handed to `onFound` once. */
export function useKeptText({
  place,
  id,
  text,
  onFound,
}: {
  /** What it belongs to, such as a form. */
  place: string;
  id: number;
  text: string;
  onFound: (text: string) => void;
}): void {
  const store = useAppStoreApi();
  const { session } = store.getState();
  const name = toUnsavedName(session?.user.info.id ?? 0, place, id, ['text']);
  // Read when it is needed: after signing out there is none, also for the last moment of the page.
  const key = () => store.getState().session?.user.draftKey;
  const [found] = useState(() => {
    const kept = readUnsaved(name, key())?.changed.text;
    return typeof kept === 'string' && kept !== '' ? kept : null;
  });
  const give = useEffectEvent(() => {
    if (found !== null && text === '') onFound(found);
  });
  useEffect(() => give(), []);
  const keep = useEffectEvent(() => {
    if (text === '') forgetUnsaved(name);
    else writeUnsaved(name, { text }, key());
  });
  const [isTouched, setTouched] = useState(false);
  if (!isTouched && text !== '') setTouched(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => keep(), PAUSE);
    return () => clearTimeout(timer);
  }, [text, isTouched]);
  useEffect(() => {
    const now = () => isTouched && keep();
    // The last moment in which a page that is put away can do anything.
    addEventListener('pagehide', now);
    return () => removeEventListener('pagehide', now);
  }, [isTouched]);
}
