import type { Api } from '@admissions/api-client';
import type { Account, Page } from '@admissions/protocol';
import { ACCOUNT_PATHS } from '@admissions/protocol';

/** An account, and whose it is. */
export type NamedAccount = Pick<Account, 'account' | 'name'>;
const MAX_ACCOUNTS = 100;

/** Whom the log can be narrowed to; nobody where that cannot be read, for a name can still be typed. */
export async function listNamedAccounts(api: Api): Promise<NamedAccount[]> {
  try {
    const { list } = await api.get<Page<Account>>(ACCOUNT_PATHS.list, {
      params: { page: 1, perpage: MAX_ACCOUNTS },
      silent: true,
    });
    return list.map(({ account, name }) => ({ account, name }));
  } catch {
    return [];
  }
}
