import { apiContext } from '@admissions/api-client';
import type { AuditEntry, Page } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { createAuditApi } from './audit.ts';
import { AuditList } from './audit-list.tsx';
import type { AuditQuery } from './audit-query.ts';
import { parseAuditQuery } from './audit-query.ts';

interface Loaded {
  page: Page<AuditEntry>;
  query: AuditQuery;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const query = parseAuditQuery(new URL(request.url).searchParams);
  return { query, page: await createAuditApi(context.get(apiContext)).page(query, request.signal) };
}

export function Component() {
  return <AuditList {...useLoaderData<Loaded>()} />;
}
