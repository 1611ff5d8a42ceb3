import { useAppStoreApi } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';

// Its cipher comes with the first text that is kept, not with every list.
type UnsavedValues = typeof import('./unsaved-values.ts');

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
  const [unsaved, setUnsaved] = useState<UnsavedValues | null>(null);
  const account = store.getState().session?.user.info.id ?? 0;
  const nameIn = ({ toUnsavedName }: UnsavedValues) => toUnsavedName(account, place, id, ['text']);
  // Read when it is needed: after signing out there is none, also for the last moment of the page.
  const key = () => store.getState().session?.user.draftKey;
  const arrive = useEffectEvent((loaded: UnsavedValues) => {
    const kept = loaded.readUnsaved(nameIn(loaded), key())?.changed.text;
    // What was typed meanwhile stands behind it: neither is lost.
    if (typeof kept === 'string' && kept !== '') onFound(text === '' ? kept : `${kept}\n${text}`);
    setUnsaved(loaded);
  });
  useEffect(() => {
    let isGone = false;
    const load = () => import('./unsaved-values.ts');
    void load()
      .catch(load)
      .then(
        (loaded) => isGone || arrive(loaded),
        // As in a browser that keeps nothing.
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, []);
  const keep = useEffectEvent(() => {
    if (unsaved === null) return;
    if (text === '') unsaved.forgetUnsaved(nameIn(unsaved));
    else unsaved.writeUnsaved(nameIn(unsaved), { text }, key());
  });
  const [isTouched, setTouched] = useState(false);
  if (!isTouched && text !== '') setTouched(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => keep(), PAUSE);
    return () => clearTimeout(timer);
  }, [text, isTouched, unsaved]);
  useEffect(() => {
    const now = () => isTouched && keep();
    // The last moment in which a page that is put away can do anything.
    addEventListener('pagehide', now);
    return () => removeEventListener('pagehide', now);
  }, [isTouched]);
}
