import type { Flags } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import { ACCOUNT_NAME, type Account, EMAIL, EMAIL_MAX } from '@admissions/protocol';
import type { AccountValues } from '../../lib/account-values.ts';
import { hasMore } from '../../lib/flag-rules.ts';

export const isLocked = ({ lockedUntil }: Pick<Account, 'lockedUntil'>, now: number) =>
  lockedUntil !== null && Date.parse(lockedUntil) > now;

export type AccountAction = 'unlock' | 'lock' | 'reset' | 'forceChange' | 'resetTotp' | 'remove';

/** Actions of the viewer. Lock, reset and delete need every flag of the target account. */
export function createAccountActions(
  account: Account,
  { actor, actorId, now }: { actor: Flags; actorId: number | undefined; now: number },
) {
  const isOther = account.id !== actorId;
  const isBelow = isOther && !hasMore(account.priv, actor);
  const isOffered: Record<AccountAction, boolean> = {
    unlock: account.lockedAt !== null || isLocked(account, now) || account.failedCount > 0,
    lock: isBelow && account.lockedAt === null,
    reset: isBelow,
    forceChange: isOther && !account.mustChangePassword,
    resetTotp: isBelow && account.totp,
    remove: isBelow,
  };
  return (Object.keys(isOffered) as AccountAction[]).filter((action) => isOffered[action]);
}

type CheckedField = 'account' | 'name' | 'email';
export function findAccountProblems(values: Pick<AccountValues, CheckedField>) {
  const account = values.account.trim();
  const email = values.email.trim();
  const problems: Partial<Record<CheckedField, MessageKey>> = {};
  if (!account) problems.account = 'validation.required';
  else if (!ACCOUNT_NAME.test(account)) problems.account = 'validation.accountName';
  if (!values.name.trim()) problems.name = 'validation.required';
  if (email && (email.length > EMAIL_MAX || !EMAIL.test(email)))
    problems.email = 'validation.email';
  return problems;
}

/** Whether saving requires the current password; the server decides. */
export const needsReauthentication = (before: AccountValues, values: AccountValues) =>
  (Object.keys(values) as (keyof AccountValues)[]).some(
    (field) =>
      ((field === 'active' || field.startsWith('priv.')) &&
        values[field] === true &&
        before[field] === false) ||
      ((field === 'account' || field === 'email') && values[field] !== before[field]),
  );
