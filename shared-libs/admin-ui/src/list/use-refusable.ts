import { isApiError } from '@admissions/api-client';
import type { AnyEntry } from '@admissions/model/merge';
import type { BulkConflict } from '@admissions/protocol/staff';
import { useAppStoreApi } from '@admissions/store';
import { useState } from 'react';
import type { ListAction, Run } from './use-run.ts';

/** A bulk action that some entries blocked. */
export interface Refusal {
  /** State at the time of the attempt. */
  entries: readonly AnyEntry[];
  conflicts: readonly BulkConflict<AnyEntry>[];
  /** The same action for these entries only. */
  retry: (entries: readonly AnyEntry[]) => void;
}
interface BulkAttempt<T> extends ListAction<T>, Omit<Refusal, 'conflicts'> {
  /** Blocking: leaving half-way would hide the outcome of a visible or large change. */
  isMasked: boolean;
}
/** Runs bulk actions and stores the refusal, if any. */
export function useRefusable(run: Run, onDone: () => void) {
  const store = useAppStoreApi();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  function attempt<T>({ entries, retry, isMasked, ...action }: BulkAttempt<T>): void {
    setRefusal(null);
    const { setMasked } = store.getState();
    const call = async () => {
      setMasked(isMasked);
      const result = await action.call().finally(() => setMasked(false));
      onDone();
      return result;
    };
    void run({ ...action, call }, (error) => {
      const conflicts =
        isApiError(error) && error.status === 409
          ? (error.current as { conflicts?: Refusal['conflicts'] } | undefined)?.conflicts
          : undefined;
      if (conflicts) setRefusal({ entries, conflicts, retry });
      return conflicts !== undefined;
    });
  }
  return { refusal, attempt, closeRefusal: () => setRefusal(null) };
}
export const findOthers = ({ entries, conflicts }: Refusal) =>
  entries.filter(({ id }) => conflicts.every((conflict) => conflict.id !== id));
