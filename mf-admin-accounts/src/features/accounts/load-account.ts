import { apiContext } from '@admissions/api-client';
import type { Account } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { idOf } from '../../lib/page-query.ts';
import { accountsOf } from './accounts.ts';

/** The account that the address names; null when it names none. */
export async function loadAccount({
  context,
  request,
}: LoaderFunctionArgs): Promise<Account | null> {
  const id = idOf(new URL(request.url).searchParams);
  return id === null ? null : accountsOf(context.get(apiContext)).entry(id);
}
