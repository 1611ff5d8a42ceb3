import type { Flags } from '@admissions/model';
import { AREAS, allows } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import type { Account } from '@admissions/protocol';
import { ACCOUNT_NAME, EMAIL, EMAIL_MAX } from '@admissions/protocol';
import type { AccountValues } from '../../lib/account-values.ts';

export const isLocked = ({ lockedUntil }: Pick<Account, 'lockedUntil'>, now: number) =>
  lockedUntil !== null && Date.parse(lockedUntil) > now;

export type AccountAction = 'unlock' | 'lock' | 'reset' | 'forceChange' | 'resetTotp' | 'remove';

/** Actions of the viewer. Lock, reset and delete need every flag of the target account. */
export function createAccountActions(
  account: Account,
  { actor, actorId, now }: { actor: Flags; actorId: number | undefined; now: number },
): AccountAction[] {
  const isSelf = account.id === actorId;
  const holdsAll = AREAS.every((area) => !allows(account.priv, area) || allows(actor, area));
  return [
    ...(account.lockedAt !== null || isLocked(account, now) || account.failedCount > 0
      ? (['unlock'] as const)
      : []),
    ...(!isSelf && holdsAll && account.lockedAt === null ? (['lock'] as const) : []),
    ...(!isSelf && holdsAll ? (['reset'] as const) : []),
    ...(!isSelf && !account.mustChangePassword ? (['forceChange'] as const) : []),
    ...(!isSelf && holdsAll && account.totp ? (['resetTotp'] as const) : []),
    ...(!isSelf && holdsAll ? (['remove'] as const) : []),
  ];
}

export type AccountProblems = Partial<Record<'account' | 'name' | 'email', MessageKey>>;

export function findAccountProblems(
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

/** Whether saving requires the current password; the server decides. */
export const needsReauthentication = (before: AccountValues, values: AccountValues): boolean =>
  (Object.keys(values) as (keyof AccountValues)[]).some(
    (field) =>
      ((field === 'active' || field.startsWith('priv.')) &&
        values[field] === true &&
        before[field] === false) ||
      ((field === 'account' || field === 'email') && values[field] !== before[field]),
  );
