import {
  ActionMenu,
  Button,
  NotFound,
  nullIfNotFound,
  PageHeader,
  Panel,
} from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import { type Area, type FieldErrors, formatMoment } from '@admissions/model';
import {
  ACCOUNT_PATHS,
  type Account,
  type AccountWithPassword,
  AREA_LABELS,
} from '@admissions/protocol';
import { type Translate, useAppStore, useMessage, useToast } from '@admissions/store';
import { useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import {
  type AccountValues,
  NEW_ACCOUNT,
  toAccountValues,
  toAccountWrite,
} from '../../lib/account-values.ts';
import { readId } from '../../lib/page-query.ts';
import { useSavedForm } from '../../lib/saved-form.tsx';
import { accountHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-history.module.css';
import { findAccountProblems, needsReauthentication } from './account-rules.ts';
import { AccountSessions } from './account-sessions.tsx';
import { AccountState } from './account-state.tsx';
import { TEXTS } from './texts.ts';
import { type OneTime, OneTimePassword, useAccountActions } from './use-account-actions.tsx';

const LIST_PATH = '/admin/account/list';

export const addPage = {
  Component() {
    const t = useMessage();
    const navigate = useNavigate();
    const toast = useToast();
    const [oneTime, setOneTime] = useState<OneTime | null>(null);
    const isShown = useRef(false);
    const form = useSavedForm({
      loaded: { ...NEW_ACCOUNT, revision: 0 },
      toValues: ({ revision: _, ...values }) => values,
      check: (values) => checkAccount(values, true, t),
      async save(values) {
        const { currentPassword } = values;
        const sent = { ...toAccountWrite(values), currentPassword };
        const { account, oneTimePassword } = await api().post<AccountWithPassword>(
          ACCOUNT_PATHS.add,
          sent,
        );
        toast(t(TEXTS.account.saved, { account: account.account }), 'success');
        isShown.current = oneTimePassword !== undefined;
        if (oneTimePassword) setOneTime({ account, password: oneTimePassword });
        return { ...values, currentPassword: '', revision: 0 };
      },
      // The password is shown only once.
      mustStay: () => isShown.current,
    });
    return (
      <>
        <PageHeader
          title={TEXTS.account.addTitle}
          note={t(TEXTS.account.passwordHelp)}
          back={{ to: LIST_PATH, label: t(TEXTS.account.back) }}
        />
        <AccountForm form={form} isSelf={false} held={{}} isProofNeeded canSave />
        <OneTimePassword shown={oneTime} onClose={() => void navigate(LIST_PATH)} />
      </>
    );
  },
};

export const editPage = {
  async loader({ context, request }: LoaderFunctionArgs) {
    const id = readId(new URL(request.url).searchParams);
    if (id === null) return null;
    return nullIfNotFound(context.get(apiContext).get<Account>(ACCOUNT_PATHS.info(id)));
  },
  Component() {
    const t = useMessage();
    const account = useLoaderData<Account | null>();
    const back = { to: LIST_PATH, label: t(TEXTS.account.back) };
    if (!account) return <NotFound title={TEXTS.account.gone} back={back} />;
    return <AccountEditor key={account.id} loaded={account} />;
  },
};

function AccountEditor({ loaded }: { loaded: Account }) {
  const t = useMessage();
  const { toast, session } = useAppStore((state) => state);
  const form = useSavedForm({
    loaded,
    toValues: toAccountValues,
    check: (values) => checkAccount(values, isProofNeeded(values), t),
    async save(values, { id, revision }): Promise<Account> {
      const saved = await api().put<Account>(ACCOUNT_PATHS.edit(id), {
        ...toAccountWrite(values),
        ...(isProofNeeded(values) && { currentPassword: values.currentPassword }),
        revision,
      });
      toast(t(TEXTS.account.saved, { account: saved.account }), 'success');
      return saved;
    },
  });
  const { entry } = form;
  const isProofNeeded = (values: AccountValues): boolean =>
    needsReauthentication(form.saved, values);
  const { listActions, dialogs } = useAccountActions(LIST_PATH);
  const actions = listActions(entry);
  const reset = actions.find(({ key }) => key === 'reset');
  return (
    <>
      <PageHeader
        title={t(TEXTS.account.editTitle, { name: entry.name, account: entry.account })}
        back={{ to: LIST_PATH, label: t(TEXTS.account.back) }}
        help={accountHelp}
        actions={
          <>
            {reset && <Button onClick={reset.onClick}>{reset.label}</Button>}
            <ActionMenu
              label={t(SHARED_TEXTS.actions)}
              items={actions.filter((action) => action !== reset)}
            />
          </>
        }
      />
      <AccountForm
        form={form}
        isSelf={entry.id === session?.user.info.id}
        held={entry.priv}
        isProofNeeded={isProofNeeded(form.values)}
        canSave={form.isDirty}
        conflicts={form.conflicts?.map((field) => describeField(field, form.saved, t))}
      >
        <AccountHistory account={entry} />
      </AccountForm>
      {dialogs}
    </>
  );
}

function checkAccount(values: AccountValues, isProofNeeded: boolean, t: Translate): FieldErrors {
  const problems = {
    ...findAccountProblems(values),
    ...(isProofNeeded &&
      values.currentPassword === '' && { currentPassword: 'validation.ownPassword' as const }),
  };
  return Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, [t(key)]]));
}

function describeField(field: keyof AccountValues, saved: AccountValues, t: Translate) {
  const value = saved[field];
  const label = field.startsWith('priv.')
    ? t(AREA_LABELS[field.slice(5) as Area])
    : t(TEXTS.account[field as 'name']);
  return {
    field: label,
    value: typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : value,
  };
}

function AccountHistory({ account }: { account: Account }) {
  const t = useMessage();
  const { lastSignInAt, createdAt, updatedAt } = account;
  const moments = [
    [TEXTS.column.lastSignIn, lastSignInAt],
    [TEXTS.account.createdAt, createdAt],
    [TEXTS.account.updatedAt, updatedAt],
  ] as const;
  return (
    <Panel title={TEXTS.account.history}>
      <dl className={styles.details}>
        <div>
          <dt>{t(SHARED_TEXTS.state)}</dt>
          <dd>
            <AccountState account={account} />
          </dd>
        </div>
        {moments.map(([label, iso]) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{iso ? <time dateTime={iso}>{formatMoment(iso)}</time> : t(TEXTS.state.never)}</dd>
          </div>
        ))}
      </dl>
      <p className="space-m">
        <Link to={`/admin/account/audit?account=${encodeURIComponent(account.account)}`}>
          {t(TEXTS.audit.ofAccount)}
        </Link>
      </p>
      <h3 className="small space-m">{t(TEXTS.sessions.title)}</h3>
      <p className="faint tiny below-xs">{t(TEXTS.sessions.help)}</p>
      <AccountSessions accountId={account.id} />
    </Panel>
  );
}
