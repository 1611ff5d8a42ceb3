import { useEffect, useRef } from 'react';
import type { KindEntryForm } from '../base/kind-form-context.ts';
import type { DraftSync } from './draft-sync.ts';

const PAUSE_MS = 1500;
const RETRY_MS = 20_000;
/** An input method starts and ends composing. */
const COMPOSITION = ['compositionstart', 'compositionend'] as const;

interface AutosaveOptions {
  isOn: boolean;
  form: KindEntryForm;
  sync: DraftSync;
  isOffline: boolean;
}
/** Saves the draft after each pause in typing, and retries after a failure. */
export function useAutosave({ isOn, form, sync, isOffline }: AutosaveOptions): void {
  // While offline the user may type nothing that would trigger a save.
  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(() => void sync.save(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isOffline, sync]);
  const isComposing = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isComposing.current = type === 'compositionstart';
    };
    for (const type of COMPOSITION) document.addEventListener(type, note);
    return () => {
      for (const type of COMPOSITION) document.removeEventListener(type, note);
    };
  }, []);
  useEffect(() => {
    if (!isOn) return;
    // Includes text typed before the draft was loaded.
    let timer = setTimeout(pass, PAUSE_MS);
    function pass(): void {
      // Do not save a word that is still being composed.
      if (isComposing.current) timer = setTimeout(pass, PAUSE_MS);
      else void sync.save();
    }
    const stop = form.subscribe(({ values }, before) => {
      if (values === before.values) return;
      sync.notify('dirty');
      clearTimeout(timer);
      timer = setTimeout(pass, PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isOn, form, sync]);
}
