import { apiContext } from '@admissions/api-client';
import type { AuditEntry, Page } from '@admissions/protocol';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AuditList } from './audit-list.tsx';
import type { AuditQuery } from './audit-query.ts';
import { parseAuditQuery } from './audit-query.ts';
import type { NamedAccount } from './named-accounts.ts';
import { listNamedAccounts } from './named-accounts.ts';

interface Loaded {
  page: Page<AuditEntry>;
  accounts: NamedAccount[];
  query: AuditQuery;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const query = parseAuditQuery(new URL(request.url).searchParams);
  const api = context.get(apiContext);
  const [page, accounts] = await Promise.all([
    api.get<Page<AuditEntry>>(ACCOUNT_PATHS.audit, {
      params: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
      signal: request.signal,
    }),
    listNamedAccounts(api),
  ]);
  return { query, page, accounts };
}

export function Component() {
  return <AuditList {...useLoaderData<Loaded>()} />;
}
