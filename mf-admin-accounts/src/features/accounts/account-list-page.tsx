import { apiContext } from '@admissions/api-client';
import type { Account, Page } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { PageQuery } from '../../lib/page-query.ts';
import { parsePageQuery } from '../../lib/page-query.ts';
import { AccountList } from './account-list.tsx';
import { createAccountsApi } from './accounts.ts';

interface Loaded {
  page: Page<Account>;
  query: PageQuery;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const query = parsePageQuery(new URL(request.url).searchParams);
  return {
    query,
    page: await createAccountsApi(context.get(apiContext)).page(query, request.signal),
  };
}

export function Component() {
  const { page, query } = useLoaderData<Loaded>();
  return <AccountList page={page} query={query} />;
}
