import { useAppStoreApi } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';

// The cipher is loaded with the first stored text, not with every list.
type UnsavedModule = typeof import('./unsaved-values.ts');

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
  const [unsaved, setUnsaved] = useState<UnsavedModule | null>(null);
  const account = store.getState().session?.user.info.id ?? 0;
  const nameIn = ({ toUnsavedName }: UnsavedModule) => toUnsavedName(account, scope, id, ['text']);
  // Read on use: after signing out there is no key, not even during `pagehide`.
  const key = () => store.getState().session?.user.draftKey;
  const restore = useEffectEvent((loaded: UnsavedModule) => {
    const stored = loaded.loadUnsaved(nameIn(loaded), key())?.changed.text;
    // Append text typed meanwhile: neither is lost.
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
        // Without the cipher nothing is stored.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => save(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isTouched, unsaved]);
  useEffect(() => {
    const now = () => isTouched && save();
    // The last event of a page that is being closed.
    addEventListener('pagehide', now);
    return () => removeEventListener('pagehide', now);
  }, [isTouched]);
}
