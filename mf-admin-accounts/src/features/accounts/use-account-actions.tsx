import { useChange } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { Localised } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import { ACCOUNT_PATHS, type Account, type AccountWithPassword } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type PasswordPrompt, PasswordPromptDialog } from '../../lib/password-form.tsx';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import { type AccountAction, createAccountActions } from './account-rules.ts';
import { TEXTS } from './texts.ts';

const LABELS: Record<AccountAction, Localised | MessageKey> = {
  ...TEXTS.actions,
  remove: 'common.delete',
};
const toNames = ({ account, name }: Account) => ({ account, name });
/** Requests of the actions that only need a confirmation. */
const REQUESTS = {
  lock: ({ id }: Account) => api().post(ACCOUNT_PATHS.lock(id)),
  forceChange: ({ id, revision }: Account) =>
    api().put(ACCOUNT_PATHS.edit(id), { mustChangePassword: true, revision }),
  remove: ({ id }: Account) => api().delete(ACCOUNT_PATHS.remove(id)),
};

/** The actions on an account besides its form, with their confirmation dialogs. */
export function useAccountActions(listHref?: string) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const { change } = useChange();
  const { openConfirm, toast, session } = useAppStore((state) => state);
  const [oneTime, setOneTime] = useState<OneTime | null>(null);
  const [proof, setProof] = useState<PasswordPrompt | null>(null);
  const who = { actor: session?.priv ?? {}, actorId: session?.user.info.id, now: Date.now() };

  const describe = (action: Exclude<AccountAction, 'unlock'>, account: Account) => ({
    title: t(TEXTS[action].title, toNames(account)),
    message: t(TEXTS[action].text, toNames(account)),
    confirmLabel: t(LABELS[action]),
  });
  const confirm = (action: keyof typeof REQUESTS) => (account: Account) =>
    openConfirm({
      ...describe(action, account),
      isDangerous: true,
      ...(action === 'remove' && listHref && { target: listHref }),
      onConfirm: () =>
        change(() => REQUESTS[action](account), t(TEXTS[action].done, toNames(account))),
    });
  function prove(
    action: 'reset' | 'resetTotp',
    account: Account,
    run: (currentPassword: string) => Promise<void>,
  ) {
    setProof({
      ...describe(action, account),
      async run(currentPassword) {
        await run(currentPassword);
        await revalidate();
      },
    });
  }
  const actions: Record<AccountAction, (account: Account) => void> = {
    unlock: (account) =>
      void change(
        () => api().post(ACCOUNT_PATHS.unlock(account.id)),
        t(TEXTS.unlock.done, toNames(account)),
      ),
    lock: confirm('lock'),
    forceChange: confirm('forceChange'),
    remove: confirm('remove'),
    resetTotp: (account) =>
      prove('resetTotp', account, async (currentPassword) => {
        await api().post(ACCOUNT_PATHS.resetTotp(account.id), { currentPassword });
        toast(t(TEXTS.resetTotp.done, toNames(account)), 'success');
      }),
    reset: (account) =>
      prove('reset', account, async (currentPassword) => {
        const path = ACCOUNT_PATHS.resetPassword(account.id);
        const reset = await api().post<AccountWithPassword>(path, { currentPassword });
        setOneTime({ account, password: reset.oneTimePassword ?? '' });
      }),
  };
  return {
    listActions: (account: Account) =>
      createAccountActions(account, who).map((action) => ({
        key: action,
        label: t(LABELS[action]),
        danger: action === 'remove',
        onClick: () => actions[action](account),
      })),
    dialogs: (
      <>
        <PasswordPromptDialog prompt={proof} onClose={() => setProof(null)} />
        <OneTimePassword shown={oneTime} onClose={() => setOneTime(null)} />
      </>
    ),
  };
}

export interface OneTime {
  account: Account;
  password: string;
}
interface OneTimePasswordProps {
  shown: OneTime | null;
  onClose: () => void;
}
export function OneTimePassword({ shown, onClose }: OneTimePasswordProps) {
  const t = useMessage();
  return (
    <SecretDialog
      secret={
        shown && {
          title: t(TEXTS.once.title, { name: shown.account.name }),
          owner: { label: t(TEXTS.account.account), value: shown.account.account },
          value: shown.password,
          texts: TEXTS.once,
        }
      }
      onClose={onClose}
    />
  );
}
