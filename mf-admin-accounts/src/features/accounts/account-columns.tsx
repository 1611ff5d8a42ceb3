import type { TableColumn } from '@admissions/admin-ui';
import { Button, LinkButton } from '@admissions/admin-ui';
import { formatMoment, joinLabel } from '@admissions/model';
import type { Account } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './account-list.module.css';
import { AccountState } from './account-state.tsx';
import { FlagChips } from './flag-chips.tsx';
import { TEXTS } from './texts.ts';
import type { useAccountActions } from './use-account-actions.tsx';

export function useAccountColumns(
  listActions: ReturnType<typeof useAccountActions>['listActions'],
): TableColumn<Account>[] {
  const t = useMessage();
  const actorId = useAppStore((state) => state.session?.user.info.id);
  return [
    {
      key: 'account',
      title: t(TEXTS.column.account),
      render: (_, account) => (
        <>
          <Link className={styles.account} to={`/admin/account/edit?id=${account.id}`}>
            {account.account}
          </Link>
          {account.id === actorId && <Chip tone="brand">{t(TEXTS.accounts.you)}</Chip>}
          <div className="faint tiny">{account.name}</div>
          {account.email && <div className="faint tiny">{account.email}</div>}
        </>
      ),
    },
    {
      key: 'state',
      title: t(SHARED_TEXTS.state),
      render: (_, account) => <AccountState account={account} now={Date.now()} />,
    },
    {
      key: 'flags',
      title: t(TEXTS.column.flags),
      width: 'min(14rem, 22vw)',
      render: (_, { priv }) => <FlagChips priv={priv} />,
    },
    {
      key: 'lastSignIn',
      title: t(TEXTS.column.lastSignIn),
      isWideOnly: true,
      render: (_, { id, account, lastSignInAt }) =>
        lastSignInAt ? (
          <>
            <time dateTime={lastSignInAt}>{formatMoment(lastSignInAt)}</time>
            <div className="faint tiny">
              <Link
                to={`/admin/account/sessions?id=${id}`}
                aria-label={joinLabel(t(TEXTS.sessions.title), account, t.locale)}
              >
                {t(TEXTS.sessions.title)}
              </Link>
            </div>
          </>
        ) : (
          <span className="faint">{t(TEXTS.state.never)}</span>
        ),
    },
    {
      key: 'actions',
      title: t(SHARED_TEXTS.actions),
      fixed: 'end',
      render: (_, account) => (
        <div className={styles.actions}>
          <LinkButton
            size="small"
            to={`/admin/account/edit?id=${account.id}`}
            label={joinLabel(t('common.edit'), account.account, t.locale)}
          >
            {t('common.edit')}
          </LinkButton>
          {listActions(account).map(({ action, label, ...button }) => (
            <Button
              key={action}
              size="small"
              aria-label={joinLabel(label, account.account, t.locale)}
              {...button}
            >
              {label}
            </Button>
          ))}
        </div>
      ),
    },
  ];
}
