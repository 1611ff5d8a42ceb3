import { useMessage } from '@admissions/store';
import type { AccountAction } from '../../lib/account-actions.ts';
import { useText } from '../../lib/use-text.ts';

/** What the buttons of the actions say. */
export function useActionLabels(): Record<AccountAction, string> {
  const t = useMessage();
  const text = useText();
  return {
    unlock: text('actions.unlock'),
    lock: text('actions.lock'),
    reset: text('actions.reset'),
    forceChange: text('actions.forceChange'),
    resetTotp: text('actions.resetTotp'),
    remove: t('common.delete'),
  };
}
