import type { Account, Priv } from '@admissions/contracts';
import { AREAS, allows } from '@admissions/contracts';

export const isLocked = ({ lockedUntil }: Pick<Account, 'lockedUntil'>, now: number) =>
  lockedUntil !== null && Date.parse(lockedUntil) > now;

export type AccountAction = 'unlock' | 'lock' | 'reset' | 'forceChange' | 'resetTotp' | 'remove';

/** What a manager may do with an account besides editing it. Whoever ends an account or takes it over needs each of its flags: they could not give it back otherwise. */
export function createAccountActions(
  account: Account,
  { actor, actorId, now }: { actor: Priv; actorId: number | undefined; now: number },
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
