import { apiContext } from '@admissions/api-client';
import type { AuditEntry, Page } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { auditOf } from './audit.ts';
import { AuditList } from './audit-list.tsx';
import type { AuditQuery } from './audit-query.ts';
import { auditQueryOf } from './audit-query.ts';

interface Loaded {
  page: Page<AuditEntry>;
  query: AuditQuery;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const query = auditQueryOf(new URL(request.url).searchParams);
  return { query, page: await auditOf(context.get(apiContext)).page(query, request.signal) };
}

export function Component() {
  return <AuditList {...useLoaderData<Loaded>()} />;
}
