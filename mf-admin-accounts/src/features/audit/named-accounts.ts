import type { Api } from '@admissions/api-client';
import type { Account, Page } from '@admissions/protocol';
import { ACCOUNT_PATHS } from '@admissions/protocol';

export type NamedAccount = Pick<Account, 'account' | 'name'>;
const MAX_ACCOUNTS = 100;

/** Accounts to filter by; empty where they cannot be loaded, since names can be typed. */
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
