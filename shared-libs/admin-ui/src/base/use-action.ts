import { errorMessage } from '@admissions/api-client';
import type { Localised } from '@admissions/model';
import { useMessage, useToast } from '@admissions/store';
import { useState } from 'react';

/** Runs a change and reports its success or failure as a toast. */
export function useAction() {
  const t = useMessage();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  /** Returns whether it succeeded. */
  async function run(
    action: () => Promise<unknown>,
    success?: string | Localised,
  ): Promise<boolean> {
    setBusy(true);
    try {
      await action();
      if (success) toast(success, 'success');
      return true;
    } catch (error) {
      toast(errorMessage(error, t), 'error');
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
