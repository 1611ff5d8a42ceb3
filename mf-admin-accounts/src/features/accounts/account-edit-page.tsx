import { apiContext } from '@admissions/api-client';
import type { Account } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { accountsOf } from '../../lib/accounts.ts';
import { NotThere } from '../../lib/not-there.tsx';
import { idOf } from '../../lib/page-query.ts';
import { useText } from '../../lib/use-text.ts';
import { AccountEditor } from './account-editor.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Account | null> {
  const id = idOf(new URL(request.url).searchParams);
  return id === null ? null : accountsOf(context.get(apiContext)).entry(id);
}

export function Component() {
  const text = useText();
  const account = useLoaderData<Account | null>();
  if (!account) return <NotThere title={text('account.gone')} back={{ to: '/admin/account/list', label: text('account.back') }} />;
  return <AccountEditor key={`${account.id}`} loaded={account} />;
}
