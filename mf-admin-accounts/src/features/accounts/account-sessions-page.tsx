import type { Account } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useLoaderData } from 'react-router';
import { NotThere } from '../../lib/not-there.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import styles from './account-history.module.css';
import { AccountSessions } from './account-sessions.tsx';
import { TEXTS } from './texts.ts';

export { loadAccount as loader } from './load-account.ts';

/** Where one account is signed in. */
export function Component() {
  const t = useMessage();
  const account = useLoaderData<Account | null>();
  const back = { to: '/admin/account/list', label: t(TEXTS.account.back) };
  if (!account) return <NotThere title={t(TEXTS.account.gone)} back={back} />;
  return (
    <>
      <PageHead
        title={t(TEXTS.sessions.pageTitle, { account: account.account })}
        help={t(TEXTS.sessions.pageHelp)}
        back={back}
      />
      <section className={styles.card}>
        <AccountSessions accountId={account.id} />
      </section>
    </>
  );
}
