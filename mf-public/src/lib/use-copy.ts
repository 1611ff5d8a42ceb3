import type { MessageKey } from '@admissions/model/messages';
import { useAppStoreApi, useMessage } from '@admissions/store';

/** Shows a hint if the browser refuses, or has no clipboard on plain http. */
export function useCopy() {
  const t = useMessage();
  const store = useAppStoreApi();
  return async (text: string, refused: string = text, done: MessageKey = 'common.copied') => {
    const { toast } = store.getState();
    try {
      await navigator.clipboard.writeText(text);
      toast(t(done), 'success');
    } catch {
      toast(refused, 'warning');
    }
  };
}
