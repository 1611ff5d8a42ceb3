import { fieldErrorMessage } from '@admissions/api-client';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

/** Runs a change, reports what became of it, and loads the page again. */
export function useChange() {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((state) => state.toast);
  const [isBusy, setBusy] = useState(false);
  async function change(run: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await run();
      toast(done, 'success');
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    } finally {
      setBusy(false);
      await revalidate();
    }
  }
  return { isBusy, change };
}
