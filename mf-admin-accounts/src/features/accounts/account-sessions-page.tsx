import type { Account } from '@admissions/contracts';
import { useLoaderData } from 'react-router';
import { NotThere } from '../../lib/not-there.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useText } from '../../lib/use-text.ts';
import styles from './account-history.module.css';
import { AccountSessions } from './account-sessions.tsx';

export { loadAccount as loader } from './load-account.ts';

/** Where one account is signed in. */
export function Component() {
  const text = useText();
  const account = useLoaderData<Account | null>();
  const back = { to: '/admin/account/list', label: text('account.back') };
  if (!account) return <NotThere title={text('account.gone')} back={back} />;
  return (
    <>
      <PageHead
        title={text('sessions.pageTitle', { account: account.account })}
        help={text('sessions.pageHelp')}
        back={back}
      />
      <section className={styles.card}>
        <AccountSessions accountId={account.id} />
      </section>
    </>
  );
}
