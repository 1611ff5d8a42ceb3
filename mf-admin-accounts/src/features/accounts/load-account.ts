import { apiContext } from '@admissions/api-client';
import type { Account } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { readId } from '../../lib/page-query.ts';
import { createAccountsApi } from './accounts.ts';

/** The account that the address names; null when it names none. */
export async function loadAccount({
  context,
  request,
}: LoaderFunctionArgs): Promise<Account | null> {
  const id = readId(new URL(request.url).searchParams);
  return id === null ? null : createAccountsApi(context.get(apiContext)).entry(id);
}
