import { nullIfNotFound } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { Account } from '@admissions/protocol';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import type { LoaderFunctionArgs } from 'react-router';
import { readId } from '../../lib/page-query.ts';

export const LIST_PATH = '/admin/account/list';

export async function loadAccount({ context, request }: LoaderFunctionArgs) {
  const id = readId(new URL(request.url).searchParams);
  if (id === null) return null;
  return nullIfNotFound(context.get(apiContext).get<Account>(ACCOUNT_PATHS.info(id)));
}
