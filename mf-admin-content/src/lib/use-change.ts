import { useAction } from '@admissions/admin-ui';
import { useRevalidator } from 'react-router';

/** Actions after which the page is loaded again. */
export function useChange() {
  const { isBusy, run } = useAction();
  const { revalidate } = useRevalidator();
  const change = (work: () => Promise<unknown>, success?: string) =>
    void run(async () => {
      await work();
      await revalidate();
    }, success);
  return { isBusy, change };
}
