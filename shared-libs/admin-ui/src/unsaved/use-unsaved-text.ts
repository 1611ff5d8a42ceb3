import { useAppStoreApi } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';

// Its cipher comes with the first text that is kept, not with every list.
type UnsavedModule = typeof import('./unsaved-values.ts');

/** A pause in writing (milliseconds) after which it is kept. */
const SAVE_DELAY_MS = 700;

/** Keeps a text that is being written, encrypted for its account, in this browser until it is empty again (saved or given up); what an earlier session left is handed to `onFound` once. */
export function useUnsavedText({
  scope,
  id,
  text,
  onFound,
}: {
  /** What it belongs to, such as a form. */
  scope: string;
  id: number;
  text: string;
  onFound: (text: string) => void;
}): void {
  const store = useAppStoreApi();
  const [unsaved, setUnsaved] = useState<UnsavedModule | null>(null);
  const account = store.getState().session?.user.info.id ?? 0;
  const nameIn = ({ toUnsavedName }: UnsavedModule) => toUnsavedName(account, scope, id, ['text']);
  // Read when it is needed: after signing out there is none, also for the last moment of the page.
  const key = () => store.getState().session?.user.draftKey;
  const restore = useEffectEvent((loaded: UnsavedModule) => {
    const stored = loaded.loadUnsaved(nameIn(loaded), key())?.changed.text;
    // What was typed meanwhile stands behind it: neither is lost.
    if (typeof stored === 'string' && stored !== '')
      onFound(text === '' ? stored : `${stored}\n${text}`);
    setUnsaved(loaded);
  });
  useEffect(() => {
    let isGone = false;
    const load = () => import('./unsaved-values.ts');
    void load()
      .catch(load)
      .then(
        (loaded) => isGone || restore(loaded),
        // As in a browser that keeps nothing.
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, []);
  const save = useEffectEvent(() => {
    if (unsaved === null) return;
    if (text === '') unsaved.deleteUnsaved(nameIn(unsaved));
    else unsaved.saveUnsaved(nameIn(unsaved), { text }, key());
  });
  const [isTouched, setTouched] = useState(false);
  if (!isTouched && text !== '') setTouched(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => save(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isTouched, unsaved]);
  useEffect(() => {
    const now = () => isTouched && save();
    // The last moment in which a page that is put away can do anything.
    addEventListener('pagehide', now);
    return () => removeEventListener('pagehide', now);
  }, [isTouched]);
}
