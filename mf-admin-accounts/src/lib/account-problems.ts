import type { MessageKey } from '@admissions/contracts/messages';
import type { AccountValues } from './account-values.ts';

export type AccountProblems = Partial<Record<'account' | 'name' | 'email', MessageKey>>;

/** What keeps an account from being sent, as keys of the shared catalogue; the server has the last word. */
export function accountProblems({
  account,
  name,
  email,
}: Pick<AccountValues, 'account' | 'name' | 'email'>): AccountProblems {
  const problems: AccountProblems = {};
  if (!account.trim()) problems.account = 'validation.required';
  else if (!/^[\w.-]{3,40}$/.test(account.trim())) problems.account = 'validation.accountName';
  if (!name.trim()) problems.name = 'validation.required';
  if (email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
    problems.email = 'validation.email';
  return problems;
}
