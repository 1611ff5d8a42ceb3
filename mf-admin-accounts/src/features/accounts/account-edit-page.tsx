import { NotFound } from '@admissions/admin-ui';
import type { Account } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useLoaderData } from 'react-router';
import { AccountEditor } from './account-editor.tsx';
import { TEXTS } from './texts.ts';

export { loadAccount as loader } from './load-account.ts';

export function Component() {
  const t = useMessage();
  const account = useLoaderData<Account | null>();
  if (!account)
    return (
      <NotFound
        title={t(TEXTS.account.gone)}
        back={{ to: '/admin/account/list', label: t(TEXTS.account.back) }}
      />
    );
  return <AccountEditor key={`${account.id}`} loaded={account} />;
}
