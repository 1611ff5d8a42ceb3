import { apiContext } from '@admissions/api-client';
import type { Account, Page } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { PageQuery } from '../../lib/page-query.ts';
import { pageQueryOf } from '../../lib/page-query.ts';
import { AccountList } from './account-list.tsx';
import { accountsOf } from './accounts.ts';

interface Loaded {
  page: Page<Account>;
  query: PageQuery;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const query = pageQueryOf(new URL(request.url).searchParams);
  return { query, page: await accountsOf(context.get(apiContext)).page(query, request.signal) };
}

export function Component() {
  const { page, query } = useLoaderData<Loaded>();
  return <AccountList page={page} query={query} />;
}
