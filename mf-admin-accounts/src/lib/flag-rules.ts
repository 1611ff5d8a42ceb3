import type { Area, Priv } from '@admissions/model';
import { AREAS, allows } from '@admissions/model';
import type { AccountValues } from './account-values.ts';
import { flagField } from './account-values.ts';

/** Who turns the flags, and whether the account is their own. */
export interface FlagEditor {
  actor: Priv;
  isSelf: boolean;
  /** What the account has now. */
  held: Priv;
}
/** Whether a flag may be turned, and if not, why. */
export type FlagRule = 'open' | 'own' | 'lacking' | 'more';

/** Whether an account has a flag more than this one: whoever ended it could not give that back. */
export const hasMore = (held: Priv, actor: Priv): boolean =>
  AREAS.some((area) => allows(held, area) && !allows(actor, area));

/** Nobody changes their own flags, and nobody hands out or takes what they lack; nor the flag account from somebody with more flags, who could then give them to nobody. */
export function checkFlag(area: Area, { actor, isSelf, held }: FlagEditor): FlagRule {
  if (isSelf) return 'own';
  if (!allows(actor, area)) return 'lacking';
  return area === 'account' && allows(held, area) && hasMore(held, actor) ? 'more' : 'open';
}

/** Whether the account may be switched on and off. */
export function checkActive({ actor, isSelf, held }: FlagEditor): FlagRule {
  if (isSelf) return 'own';
  return hasMore(held, actor) ? 'more' : 'open';
}

/** All flags that may be turned, turned on or off at once; the others stay as they are. */
export function withAllFlags(
  values: AccountValues,
  isOn: boolean,
  editor: FlagEditor,
): AccountValues {
  const open = AREAS.filter((area) => checkFlag(area, editor) === 'open');
  return { ...values, ...Object.fromEntries(open.map((area) => [flagField(area), isOn])) };
}

export const grantedAreas = (priv: Priv): Area[] => AREAS.filter((area) => allows(priv, area));
