import { errorMessage } from '@admissions/api-client';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LIST_TEXTS } from './list-texts.ts';

/** What was done last, and how it is taken back. */
export interface CompletedAction {
  message: string;
  undo?: () => Promise<unknown>;
}
export interface ListAction<T> {
  call: () => Promise<T>;
  message: string;
  /** The call that takes it back, from what the first one answered. */
  undo?: (result: T) => Promise<unknown>;
}
/** Does one thing at a time to a list, reads the list again, and remembers how to take it back. */
export function useRun() {
  const t = useMessage();
  const store = useAppStoreApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<CompletedAction | null>(null);

  /** Throws what `catches` recognises; everything else is said. */
  async function run<T>(
    { call, message: said, undo }: ListAction<T>,
    catches: (error: unknown) => boolean = () => false,
  ): Promise<void> {
    setBusy(true);
    setDone(null);
    let next: CompletedAction | null = null;
    try {
      const result = await call();
      next = { message: said, ...(undo && { undo: () => undo(result) }) };
    } catch (error) {
      if (!catches(error)) store.getState().toast(errorMessage(error, t), 'error');
    }
    await revalidate();
    // Said when the list shows it.
    setDone(next);
    setBusy(false);
  }
  return {
    isBusy,
    done,
    run,
    undo: () => done?.undo && void run({ call: done.undo, message: t(LIST_TEXTS.undone) }),
    dismiss: () => setDone(null),
  };
}
export type Run = ReturnType<typeof useRun>['run'];
