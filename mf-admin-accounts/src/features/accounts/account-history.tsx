import { momentText } from '@admissions/admin-ui';
import type { Account } from '@admissions/contracts';

import { Link } from 'react-router';
import { useText } from '../../lib/use-text.ts';
import styles from './account-history.module.css';
import { AccountSessions } from './account-sessions.tsx';
import { AccountState } from './account-state.tsx';

/** How an account signs in: its state, the last time, and where it is signed in now. */
export function AccountHistory({ account }: { account: Account }) {
  const text = useText();
  const { lastSignInAt, createdAt, updatedAt } = account;
  const moment = (iso: string | null) =>
    iso ? <time dateTime={iso}>{momentText(iso)}</time> : text('state.never');
  return (
    <section className={styles.card} aria-labelledby="account-history">
      <h2 id="account-history" className={styles.title}>
        {text('account.history')}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text('column.state')}</dt>
          <dd>
            <AccountState account={account} now={Date.now()} />
          </dd>
        </div>
        <div>
          <dt>{text('column.lastSignIn')}</dt>
          <dd>{moment(lastSignInAt)}</dd>
        </div>
        <div>
          <dt>{text('account.createdAt')}</dt>
          <dd>{moment(createdAt)}</dd>
        </div>
        <div>
          <dt>{text('account.updatedAt')}</dt>
          <dd>{moment(updatedAt)}</dd>
        </div>
      </dl>
      <p className={styles.more}>
        <Link to={`/admin/account/audit?account=${encodeURIComponent(account.account)}`}>
          {text('audit.ofAccount')}
        </Link>
      </p>
      <h3 className={styles.subtitle}>{text('sessions.title')}</h3>
      <AccountSessions accountId={account.id} />
    </section>
  );
}
