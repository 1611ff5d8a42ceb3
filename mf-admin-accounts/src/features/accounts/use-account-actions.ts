import { api, fieldErrorMessage } from '@admissions/api-client';
import type { Account } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Proof } from '../../lib/proof-dialog.tsx';
import type { AccountAction } from './account-actions.ts';
import { createAccountsApi } from './accounts.ts';
import { TEXTS } from './texts.ts';

/** A password that is shown once. */
export interface OneTime {
  account: Account;
  password: string;
}

/** Lock, unlock, reset and delete, each asked for first where it cannot be undone (`asked`: with the own password); the list or form is read anew afterwards. */
export function useAccountActions({ onRemoved }: { onRemoved?: () => void } = {}) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((state) => state.toast);
  const ask = useAppStore((state) => state.ask);
  const [oneTime, setOneTime] = useState<OneTime | null>(null);
  const [asked, setAsked] = useState<Proof | null>(null);
  const calls = () => createAccountsApi(api());

  async function run(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    }
  }
  const actions: Record<AccountAction, (account: Account) => void> = {
    unlock: ({ id, name }) =>
      void run(async () => {
        await calls().unlock(id);
        toast(t(TEXTS.unlock.done, { name }), 'success');
        await revalidate();
      }),
    lock: ({ id, account, name }) =>
      ask({
        title: t(TEXTS.lock.title, { account }),
        message: t(TEXTS.lock.text, { name }),
        confirmLabel: t(TEXTS.actions.lock),
        isDangerous: true,
        onConfirm: () =>
          void run(async () => {
            await calls().lock(id);
            toast(t(TEXTS.lock.done, { account }), 'success');
            await revalidate();
          }),
      }),
    resetTotp: ({ id, name }) =>
      setAsked({
        title: t(TEXTS.resetTotp.title, { name }),
        message: t(TEXTS.resetTotp.text, { name }),
        confirmLabel: t(TEXTS.actions.resetTotp),
        async run(currentPassword) {
          await calls().resetTotp(id, { currentPassword });
          toast(t(TEXTS.resetTotp.done, { name }), 'success');
          await revalidate();
        },
      }),
    forceChange: ({ id, name, revision }) =>
      ask({
        title: t(TEXTS.forceChange.title, { name }),
        message: t(TEXTS.forceChange.text, { name }),
        confirmLabel: t(TEXTS.actions.forceChange),
        isDangerous: true,
        onConfirm: () =>
          void run(async () => {
            await calls().forceChange(id, revision);
            toast(t(TEXTS.forceChange.done, { name }), 'success');
            await revalidate();
          }),
      }),
    reset: (account) =>
      setAsked({
        title: t(TEXTS.reset.title, { name: account.name }),
        message: t(TEXTS.reset.text, { name: account.name }),
        confirmLabel: t(TEXTS.reset.confirm),
        async run(currentPassword) {
          const { oneTimePassword } = await calls().resetPassword(account.id, { currentPassword });
          setOneTime({ account, password: oneTimePassword ?? '' });
          await revalidate();
        },
      }),
    remove: ({ id, account, name }) =>
      ask({
        title: t(TEXTS.remove.title, { account }),
        message: t(TEXTS.remove.text, { name }),
        confirmLabel: t('common.delete'),
        isDangerous: true,
        onConfirm: () =>
          void run(async () => {
            await calls().remove(id);
            toast(t(TEXTS.remove.done, { account }), 'success');
            if (onRemoved) onRemoved();
            else await revalidate();
          }),
      }),
  };
  return {
    actions,
    asked,
    closeAsked: () => setAsked(null),
    oneTime,
    closeOneTime: () => setOneTime(null),
  };
}
