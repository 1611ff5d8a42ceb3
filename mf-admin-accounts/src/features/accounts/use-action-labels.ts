import { useMessage } from '@admissions/store';
import type { AccountAction } from './account-actions.ts';
import { TEXTS } from './texts.ts';

/** What the buttons of the actions say. */
export function useActionLabels(): Record<AccountAction, string> {
  const t = useMessage();
  return {
    unlock: t(TEXTS.actions.unlock),
    lock: t(TEXTS.actions.lock),
    reset: t(TEXTS.actions.reset),
    forceChange: t(TEXTS.actions.forceChange),
    resetTotp: t(TEXTS.actions.resetTotp),
    remove: t('common.delete'),
  };
}
