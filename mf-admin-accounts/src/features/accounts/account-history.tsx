import { formatMoment } from '@admissions/model';
import type { Account } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './account-history.module.css';
import { AccountSessions } from './account-sessions.tsx';
import { AccountState } from './account-state.tsx';
import { TEXTS } from './texts.ts';

export function AccountHistory({ account }: { account: Account }) {
  const t = useMessage();
  const { lastSignInAt, createdAt, updatedAt } = account;
  const moment = (iso: string | null) =>
    iso ? <time dateTime={iso}>{formatMoment(iso)}</time> : t(TEXTS.state.never);
  return (
    <section className={styles.card} aria-labelledby="account-history">
      <h2 id="account-history" className={styles.title}>
        {t(TEXTS.account.history)}
      </h2>
      <dl className={styles.details}>
        <div>
          <dt>{t(SHARED_TEXTS.state)}</dt>
          <dd>
            <AccountState account={account} now={Date.now()} />
          </dd>
        </div>
        <div>
          <dt>{t(TEXTS.column.lastSignIn)}</dt>
          <dd>{moment(lastSignInAt)}</dd>
        </div>
        <div>
          <dt>{t(TEXTS.account.createdAt)}</dt>
          <dd>{moment(createdAt)}</dd>
        </div>
        <div>
          <dt>{t(TEXTS.account.updatedAt)}</dt>
          <dd>{moment(updatedAt)}</dd>
        </div>
      </dl>
      <p className={styles.more}>
        <Link to={`/admin/account/audit?account=${encodeURIComponent(account.account)}`}>
          {t(TEXTS.audit.ofAccount)}
        </Link>
      </p>
      <h3 className={styles.subtitle}>{t(TEXTS.sessions.title)}</h3>
      <AccountSessions accountId={account.id} />
    </section>
  );
}
