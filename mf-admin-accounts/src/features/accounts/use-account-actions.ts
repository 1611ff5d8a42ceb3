import { api } from '@admissions/api-client';
import type { Account } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AccountAction } from '../../lib/account-actions.ts';
import { accountsOf } from '../../lib/accounts.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { useText } from '../../lib/use-text.ts';
import type { Proof } from './proof-dialog.tsx';

/** A password that is shown once. */
export interface OneTime {
  account: Account;
  password: string;
}

/** Lock, unlock, reset and delete, each asked for first where it cannot be undone (`asked`: with the own password); the list or form is read anew afterwards. */
export function useAccountActions({ onRemoved }: { onRemoved?: () => void } = {}) {
  const t = useMessage();
  const text = useText();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((state) => state.toast);
  const ask = useAppStore((state) => state.ask);
  const [oneTime, setOneTime] = useState<OneTime | null>(null);
  const [asked, setAsked] = useState<Proof | null>(null);
  const calls = () => accountsOf(api());

  async function run(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      toast(reasonOf(error, t), 'error');
    }
  }
  const actions: Record<AccountAction, (account: Account) => void> = {
    unlock: ({ id, name }) =>
      void run(async () => {
        await calls().unlock(id);
        toast(text('unlock.done', { name }), 'success');
        await revalidate();
      }),
    lock: ({ id, account, name }) =>
      ask({
        title: text('lock.title', { account }),
        message: text('lock.text', { name }),
        confirmLabel: text('actions.lock'),
        isDangerous: true,
        onConfirm: () =>
          void run(async () => {
            await calls().lock(id);
            toast(text('lock.done', { account }), 'success');
            await revalidate();
          }),
      }),
    resetTotp: ({ id, name }) =>
      setAsked({
        title: text('resetTotp.title', { name }),
        message: text('resetTotp.text', { name }),
        confirmLabel: text('actions.resetTotp'),
        async run(currentPassword) {
          await calls().resetTotp(id, { currentPassword });
          toast(text('resetTotp.done', { name }), 'success');
          await revalidate();
        },
      }),
    forceChange: ({ id, name, revision }) =>
      ask({
        title: text('forceChange.title', { name }),
        message: text('forceChange.text', { name }),
        confirmLabel: text('actions.forceChange'),
        isDangerous: true,
        onConfirm: () =>
          void run(async () => {
            await calls().forceChange(id, revision);
            toast(text('forceChange.done', { name }), 'success');
            await revalidate();
          }),
      }),
    reset: (account) =>
      setAsked({
        title: text('reset.title', { name: account.name }),
        message: text('reset.text', { name: account.name }),
        confirmLabel: text('reset.confirm'),
        async run(currentPassword) {
          const { oneTimePassword } = await calls().resetPassword(account.id, { currentPassword });
          setOneTime({ account, password: oneTimePassword ?? '' });
          await revalidate();
        },
      }),
    remove: ({ id, account, name }) =>
      ask({
        title: text('remove.title', { account }),
        message: text('remove.text', { name }),
        confirmLabel: t('common.delete'),
        isDangerous: true,
        onConfirm: () =>
          void run(async () => {
            await calls().remove(id);
            toast(text('remove.done', { account }), 'success');
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
