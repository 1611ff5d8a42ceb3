import { NotFound, PageHeader } from '@admissions/admin-ui';
import type { Account } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useLoaderData } from 'react-router';
import styles from './account-history.module.css';
import { AccountSessions } from './account-sessions.tsx';
import { TEXTS } from './texts.ts';

export { loadAccount as loader } from './load-account.ts';

/** Where one account is signed in. */
export function Component() {
  const t = useMessage();
  const account = useLoaderData<Account | null>();
  const back = { to: '/admin/account/list', label: t(TEXTS.account.back) };
  if (!account) return <NotFound title={t(TEXTS.account.gone)} back={back} />;
  return (
    <>
      <PageHeader
        title={t(TEXTS.sessions.pageTitle, { account: account.account })}
        note={t(TEXTS.sessions.pageHelp)}
        back={back}
      />
      <section className={styles.card}>
        <AccountSessions accountId={account.id} />
      </section>
    </>
  );
}
