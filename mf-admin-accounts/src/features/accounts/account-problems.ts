import { ACCOUNT_NAME, EMAIL, EMAIL_MAX } from '@admissions/contracts';
import type { MessageKey } from '@admissions/contracts/messages';
import type { AccountValues } from '../../lib/account-values.ts';

export type AccountProblems = Partial<Record<'account' | 'name' | 'email', MessageKey>>;

/** What keeps an account from being sent, as keys of the shared catalogue, by the rules of the server; the server has the last word. */
export function accountProblems(
  values: Pick<AccountValues, 'account' | 'name' | 'email'>,
): AccountProblems {
  const account = values.account.trim();
  const email = values.email.trim();
  const problems: AccountProblems = {};
  if (!account) problems.account = 'validation.required';
  else if (!ACCOUNT_NAME.test(account)) problems.account = 'validation.accountName';
  if (!values.name.trim()) problems.name = 'validation.required';
  if (email && (email.length > EMAIL_MAX || !EMAIL.test(email)))
    problems.email = 'validation.email';
  return problems;
}
