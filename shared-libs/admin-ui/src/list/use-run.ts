import { errorMessage, isApiError } from '@admissions/api-client';
import type { AnyEntry } from '@admissions/model/merge';
import type { BulkConflict } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LIST_TEXTS } from './list-texts.ts';

/** The last action and its undo. */
interface CompletedAction {
  message: string;
  undo?: () => Promise<unknown>;
}
interface BulkAttempt {
  /** State at the time of the attempt. */
  entries: readonly AnyEntry[];
  /** The same action for these entries only. */
  retry: (entries: readonly AnyEntry[]) => void;
}
/** A bulk action that some entries blocked. */
export interface Refusal extends BulkAttempt {
  conflicts: readonly BulkConflict<AnyEntry>[];
}
interface ListAction<T> {
  call: () => Promise<T>;
  message: string;
  /** Undo request, built from the response of the first. */
  undo?: (result: T) => Promise<unknown>;
  /** Blocking: leaving half-way would hide the outcome of a visible or large change. */
  isMasked?: boolean;
  /** Several entries, of which some may block the action. */
  bulk?: BulkAttempt;
  onDone?: () => void;
}
/** Runs one action at a time, reloads the list, and stores the undo or the refusal. */
export function useRun() {
  const t = useMessage();
  const store = useAppStoreApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<CompletedAction | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function run<T>(action: ListAction<T>): Promise<void> {
    const { call, message, undo, isMasked = false, bulk, onDone } = action;
    const { setMasked, toast } = store.getState();
    setBusy(true);
    setDone(null);
    setRefusal(null);
    setMasked(isMasked);
    let next: CompletedAction | null = null;
    try {
      const result = await call().finally(() => setMasked(false));
      onDone?.();
      next = { message, ...(undo && { undo: () => undo(result) }) };
    } catch (error) {
      const conflicts = bulk && findConflicts(error);
      if (conflicts) setRefusal({ ...bulk, conflicts });
      else toast(errorMessage(error, t), 'error');
    }
    await revalidate();
    // Shown once the list is updated.
    setDone(next);
    setBusy(false);
  }
  return {
    isBusy,
    done,
    refusal,
    run,
    undo: () => done?.undo && void run({ call: done.undo, message: t(LIST_TEXTS.undone) }),
    dismiss: () => setDone(null),
    closeRefusal: () => setRefusal(null),
  };
}
export type Run = ReturnType<typeof useRun>['run'];

const findConflicts = (error: unknown) =>
  isApiError(error) && error.status === 409
    ? (error.current as { conflicts?: Refusal['conflicts'] } | undefined)?.conflicts
    : undefined;
