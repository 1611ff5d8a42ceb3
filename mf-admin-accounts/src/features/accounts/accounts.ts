import type { Api } from '@admissions/api-client';
import { apiContext } from '@admissions/api-client';
import type {
  Account,
  AccountWithPassword,
  AccountWrite,
  AdminSession,
  OwnPassword,
  Page,
} from '@admissions/protocol';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import type { LoaderFunctionArgs } from 'react-router';
import { orNull } from '../../lib/or-null.ts';
import type { PageQuery } from '../../lib/page-query.ts';
import { readId } from '../../lib/page-query.ts';

export const LIST = '/admin/account/list';

export const createAccountsApi = (api: Api) => ({
  page: (query: PageQuery, signal?: AbortSignal) =>
    api.get<Page<Account>>(ACCOUNT_PATHS.list, {
      params: { ...query, text: query.text || null },
      ...(signal && { signal }),
    }),
  entry: (id: number) => orNull(api.get<Account>(ACCOUNT_PATHS.info(id))),
  add: (account: AccountWrite) => api.post<AccountWithPassword>(ACCOUNT_PATHS.add, account),
  edit: (id: number, account: AccountWrite & { revision: number }) =>
    api.put<Account>(ACCOUNT_PATHS.edit(id), account),
  /** From the next sign-in on; it is signed out at once. */
  forceChange: (id: number, revision: number) =>
    api.put<Account>(ACCOUNT_PATHS.edit(id), { mustChangePassword: true, revision }),
  remove: (id: number) => api.delete<null>(ACCOUNT_PATHS.remove(id)),
  lock: (id: number) => api.post<Account>(ACCOUNT_PATHS.lock(id)),
  resetTotp: (id: number, proof: OwnPassword) =>
    api.post<Account>(ACCOUNT_PATHS.resetTotp(id), proof),
  unlock: (id: number) => api.post<Account>(ACCOUNT_PATHS.unlock(id)),
  resetPassword: (id: number, proof: OwnPassword) =>
    api.post<AccountWithPassword>(ACCOUNT_PATHS.resetPassword(id), proof),
  sessions: (id: number) => api.get<AdminSession[]>(ACCOUNT_PATHS.sessions(id), { silent: true }),
  endSession: (id: number) => api.delete<null>(ACCOUNT_PATHS.endSession(id)),
});

/** The account that the query names, if any. */
export async function loadAccount({
  context,
  request,
}: LoaderFunctionArgs): Promise<Account | null> {
  const id = readId(new URL(request.url).searchParams);
  return id === null ? null : createAccountsApi(context.get(apiContext)).entry(id);
}
