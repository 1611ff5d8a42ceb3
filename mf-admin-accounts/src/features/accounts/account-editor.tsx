import {
  Button,
  ConflictNotice,
  PageHeader,
  useEntryForm,
  useUnsavedGuard,
} from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { Account, Area } from '@admissions/contracts';
import { AREA_LABELS } from '@admissions/contracts';
import type { Translate } from '@admissions/store';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AccountValues } from '../../lib/account-values.ts';
import { toAccountValues, toAccountWrite } from '../../lib/account-values.ts';
import { ProofDialog } from '../../lib/proof-dialog.tsx';
import { accountHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { createAccountActions } from './account-actions.ts';
import { AccountForm } from './account-form.tsx';
import { AccountHistory } from './account-history.tsx';
import { createAccountsApi } from './accounts.ts';
import { needsProof } from './needs-proof.ts';
import { OneTimePassword } from './one-time-password.tsx';
import { TEXTS } from './texts.ts';
import { useAccountActions } from './use-account-actions.ts';
import { useActionLabels } from './use-action-labels.ts';
import { useOwnPassword } from './use-own-password.ts';

const LIST = '/admin/account/list';

/** One account: its facts and flags, how it signs in, and what can be done about that. */
export function AccountEditor({ loaded }: { loaded: Account }) {
  const t = useMessage();
  const navigate = useNavigate();
  const toast = useAppStore((state) => state.toast);
  const session = useAppStore((state) => state.session);
  const [isGone, setGone] = useState(false);
  const actorId = session?.user.info.id;
  const form = useEntryForm({
    loaded,
    toValues: toAccountValues,
    save: (values: AccountValues, { id, revision }: Account) =>
      createAccountsApi(api()).edit(id, { ...toAccountWrite(values), ...proof.sent, revision }),
  });
  const { actions, asked, closeAsked, oneTime, closeOneTime } = useAccountActions({
    onRemoved: () => setGone(true),
  });
  const { entry } = form;
  const proof = useOwnPassword({
    isNeeded: needsProof(toAccountValues(entry), form.values),
    setErrors: form.setErrors,
  });
  useUnsavedGuard(form.isDirty && !isGone, save);
  // Once the page knows that nothing is left to save here.
  useEffect(() => {
    if (isGone) void navigate(LIST);
  }, [isGone, navigate]);
  const labels = useActionLabels();

  async function save() {
    const isSaved = (await form.submit()) === 'saved';
    if (isSaved) {
      proof.forget();
      toast(t(TEXTS.account.saved, { account: entry.account }), 'success');
    }
    return isSaved;
  }
  return (
    <>
      <PageHeader
        title={t(TEXTS.account.editTitle, { account: entry.account })}
        back={{ to: LIST, label: t(TEXTS.account.back) }}
        help={accountHelp(t)}
        actions={createAccountActions(entry, {
          actor: session?.priv ?? {},
          actorId,
          now: Date.now(),
        }).map((action) => (
          <Button key={action} danger={action === 'remove'} onClick={() => actions[action](entry)}>
            {labels[action]}
          </Button>
        ))}
      />
      <AccountForm
        values={form.values}
        errors={form.errors}
        failure={form.failure}
        isSelf={entry.id === actorId}
        held={entry.priv}
        proof={proof.asked}
        isSaving={form.isSaving}
        canSave={form.isDirty}
        notice={
          form.conflicts && (
            <ConflictNotice
              title={t(SHARED_TEXTS.conflict.title)}
              text={t(SHARED_TEXTS.conflict.text)}
              lines={form.conflicts.map((field) => ({
                field,
                text: t(
                  SHARED_TEXTS.conflict.theirs,
                  describeField(field, toAccountValues(entry), t),
                ),
              }))}
            />
          )
        }
        onChange={form.change}
        onRefuse={form.setErrors}
        onSave={save}
      />
      <AccountHistory account={entry} />
      <ProofDialog asked={asked} onClose={closeAsked} />
      <OneTimePassword shown={oneTime} onClose={closeOneTime} />
    </>
  );
}

/** A field that both changed, with what it holds now. */
function describeField(field: keyof AccountValues, now: AccountValues, t: Translate) {
  const value = now[field];
  const label = field.startsWith('priv.')
    ? t(AREA_LABELS[field.slice(5) as Area])
    : t(TEXTS.account[field as 'name']);
  return {
    field: label,
    value: typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : value,
  };
}
