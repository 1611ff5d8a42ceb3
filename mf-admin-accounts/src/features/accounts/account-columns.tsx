import type { TableColumn } from '@admissions/admin-ui';
import { Button, momentText } from '@admissions/admin-ui';
import type { Account } from '@admissions/contracts';
import { useAppStore } from '@admissions/store';
import { Link } from 'react-router';
import type { AccountAction } from '../../lib/account-actions.ts';
import { actionsOf } from '../../lib/account-actions.ts';
import { Chip } from '../../lib/chip.tsx';
import { useText } from '../../lib/use-text.ts';
import styles from './account-list.module.css';
import { AccountState } from './account-state.tsx';
import { FlagChips } from './flag-chips.tsx';
import { useActionLabels } from './use-action-labels.ts';

/** What the list shows of an account, and what can be done with it. */
export function useAccountColumns(
  actions: Record<AccountAction, (account: Account) => void>,
): TableColumn<Account>[] {
  const text = useText();
  const session = useAppStore((state) => state.session);
  const actorId = session?.user.info.id;
  const who = { actor: session?.priv ?? {}, actorId, now: Date.now() };
  const labels = useActionLabels();
  return [
    {
      key: 'account',
      title: text('column.account'),
      render: (_, account) => (
        <>
          <Link className={styles.account} to={`/admin/account/edit?id=${account.id}`}>
            {account.account}
          </Link>
          {account.id === actorId && <Chip tone="brand">{text('accounts.you')}</Chip>}
          <div className={styles.second}>{account.name}</div>
          {account.email && <div className={styles.second}>{account.email}</div>}
        </>
      ),
    },
    {
      key: 'flags',
      title: text('column.flags'),
      width: '20rem',
      render: (_, { priv }) => <FlagChips priv={priv} />,
    },
    {
      key: 'state',
      title: text('column.state'),
      render: (_, account) => <AccountState account={account} now={who.now} />,
    },
    {
      key: 'lastSignIn',
      title: text('column.lastSignIn'),
      render: (_, { id, account, lastSignInAt }) =>
        lastSignInAt ? (
          <>
            <time dateTime={lastSignInAt}>{momentText(lastSignInAt)}</time>
            <div className={styles.second}>
              <Link
                to={`/admin/account/sessions?id=${id}`}
                aria-label={`${text('sessions.title')}：${account}`}
              >
                {text('sessions.title')}
              </Link>
            </div>
          </>
        ) : (
          <span className={styles.none}>{text('state.never')}</span>
        ),
    },
    {
      key: 'actions',
      title: text('column.actions'),
      render: (_, account) => (
        <div className={styles.actions}>
          {actionsOf(account, who).map((action) => (
            <Button
              key={action}
              size="small"
              danger={action === 'remove'}
              aria-label={`${labels[action]}：${account.account}`}
              onClick={() => actions[action](account)}
            >
              {labels[action]}
            </Button>
          ))}
        </div>
      ),
    },
  ];
}
