import { PageHeader, useEntryForm, useUnsavedGuard } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { useAppStore, useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NEW_ACCOUNT, toAccountWrite } from '../../lib/account-values.ts';
import { AccountForm } from './account-form.tsx';
import { createAccountsApi } from './accounts.ts';
import { OneTimePassword } from './one-time-password.tsx';
import { TEXTS } from './texts.ts';
import type { OneTime } from './use-account-actions.ts';
import { useOwnPassword } from './use-own-password.ts';

/** A new account; its one-time password is shown once it is made. */
export function Component() {
  const t = useMessage();
  const navigate = useNavigate();
  const toast = useAppStore((state) => state.toast);
  const [oneTime, setOneTime] = useState<OneTime | null>(null);
  const isShown = useRef(false);
  const form = useEntryForm({
    loaded: { ...NEW_ACCOUNT, revision: 0 },
    toValues: ({ revision: _, ...values }) => values,
    async save(values) {
      const { account, oneTimePassword } = await createAccountsApi(api()).add({
        ...toAccountWrite(values),
        ...proof.sent,
      });
      proof.forget();
      toast(t(TEXTS.account.saved, { account: account.account }), 'success');
      isShown.current = oneTimePassword !== undefined;
      if (oneTimePassword) setOneTime({ account, password: oneTimePassword });
      return { ...values, revision: 0 };
    },
  });
  const proof = useOwnPassword({ isNeeded: true, setErrors: form.setErrors });
  const save = async () => (await form.submit()) === 'saved';
  // The password is shown this once: nobody is led away from it.
  useUnsavedGuard(form.isDirty && oneTime === null, async () => (await save()) && !isShown.current);
  return (
    <>
      <PageHeader
        title={t(TEXTS.account.addTitle)}
        note={t(TEXTS.account.passwordHelp)}
        back={{ to: '/admin/account/list', label: t(TEXTS.account.back) }}
      />
      <AccountForm
        values={form.values}
        errors={form.errors}
        failure={form.failure}
        isSelf={false}
        held={{}}
        proof={proof.asked}
        isSaving={form.isSaving}
        canSave
        onChange={form.change}
        onRefuse={form.setErrors}
        onSave={save}
      />
      <OneTimePassword shown={oneTime} onClose={() => void navigate('/admin/account/list')} />
    </>
  );
}
