import type { MessageKey } from '@admissions/model/messages';
import { useAppStoreApi, useMessage } from '@admissions/store';

/** Copies a text; where the browser refuses, or has no clipboard on plain http, shows what to do instead. */
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
