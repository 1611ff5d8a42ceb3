import { useAction } from '@admissions/admin-ui';
import { useRevalidator } from 'react-router';

/** Runs a change, reports its result, and reloads the page. */
export function useChange() {
  const { isBusy, run } = useAction();
  const { revalidate } = useRevalidator();
  async function change(action: () => Promise<unknown>, success: string) {
    const isDone = await run(action, success);
    await revalidate();
    return isDone;
  }
  return { isBusy, change };
}
