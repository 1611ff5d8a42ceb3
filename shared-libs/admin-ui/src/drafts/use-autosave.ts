import type { FormValues } from '@admissions/model/merge';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftSync } from './draft-sync.ts';

const PAUSE_MS = 1500;
const RETRY_MS = 20_000;
/** An input method starts and ends composing. */
const COMPOSITION = ['compositionstart', 'compositionend'] as const;

interface AutosaveOptions {
  isOn: boolean;
  form: Pick<UseFormReturn<FormValues>, 'subscribe'>;
  sync: DraftSync;
  hasFailed: boolean;
}
/** Saves the draft after each pause in typing, and retries after a failure. */
export function useAutosave({ isOn, form: { subscribe }, sync, hasFailed }: AutosaveOptions): void {
  // While offline the user may type nothing that would trigger a save.
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => void sync.save(), RETRY_MS);
    return () => clearInterval(timer);
  }, [hasFailed, sync]);
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
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        sync.notify('typed');
        clearTimeout(timer);
        timer = setTimeout(pass, PAUSE_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isOn, subscribe, sync]);
}
