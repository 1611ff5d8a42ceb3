import type { Account } from '@admissions/contracts';
import { useLoaderData } from 'react-router';
import { NotThere } from '../../lib/not-there.tsx';
import { useText } from '../../lib/use-text.ts';
import { AccountEditor } from './account-editor.tsx';

export { loadAccount as loader } from './load-account.ts';

export function Component() {
  const text = useText();
  const account = useLoaderData<Account | null>();
  if (!account)
    return (
      <NotThere
        title={text('account.gone')}
        back={{ to: '/admin/account/list', label: text('account.back') }}
      />
    );
  return <AccountEditor key={`${account.id}`} loaded={account} />;
}
