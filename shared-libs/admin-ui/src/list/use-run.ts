import { errorMessage } from '@admissions/api-client';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LIST_TEXTS } from './list-texts.ts';

/** The last action and its undo. */
export interface CompletedAction {
  message: string;
  undo?: () => Promise<unknown>;
}
export interface ListAction<T> {
  call: () => Promise<T>;
  message: string;
  /** Undo request, built from the response of the first. */
  undo?: (result: T) => Promise<unknown>;
}
/** Runs one action at a time, reloads the list, and stores the undo. */
export function useRun() {
  const t = useMessage();
  const store = useAppStoreApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<CompletedAction | null>(null);

  /** Rethrows errors that `catches` matches; reports all others. */
  async function run<T>(
    { call, message, undo }: ListAction<T>,
    catches: (error: unknown) => boolean = () => false,
  ): Promise<void> {
    setBusy(true);
    setDone(null);
    let next: CompletedAction | null = null;
    try {
      const result = await call();
      next = { message, ...(undo && { undo: () => undo(result) }) };
    } catch (error) {
      if (!catches(error)) store.getState().toast(errorMessage(error, t), 'error');
    }
    await revalidate();
    // Shown once the list is updated.
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
