import { apiContext } from '@admissions/api-client';
import type { AuditEntry, Page } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { auditOf } from '../../lib/audit.ts';
import type { AuditQuery } from '../../lib/audit-query.ts';
import { auditQueryOf } from '../../lib/audit-query.ts';
import { AuditList } from './audit-list.tsx';

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
