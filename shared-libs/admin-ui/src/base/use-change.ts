import type { Localised } from '@admissions/model';
import { useRevalidator } from 'react-router';
import { useAction } from './use-action.ts';

/** Runs a change, reports its result, and loads the page again. */
export function useChange() {
  const { isBusy, run } = useAction();
  const { revalidate } = useRevalidator();
  /** A refused change has changed nothing, but somebody else may have. */
  const change = (action: () => Promise<unknown>, success?: string | Localised) =>
    run(() => action().finally(revalidate), success);
  return { isBusy, run, change };
}
