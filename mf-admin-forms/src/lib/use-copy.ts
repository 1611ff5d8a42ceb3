import { useToast } from '@admissions/store';

/** Copies a text and reports it; browsers may refuse it. */
export function useCopy() {
  const toast = useToast();
  return async (text: string, done: string, refused: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(done, 'success');
    } catch {
      toast(refused, 'warning');
    }
  };
}
