import type { Area, Priv } from '@admissions/contracts';
import { AREAS, allows } from '@admissions/contracts';
import type { AccountValues } from './account-values.ts';
import { flagField } from './account-values.ts';

/** Who turns the flags, and whether the account is their own. */
export interface FlagTurner {
  actor: Priv;
  isSelf: boolean;
}
/** Whether a flag may be turned, and if not, why. */
export type FlagRule = 'open' | 'own' | 'lacking';

/** Nobody changes their own flags, and nobody hands out what they lack. */
export function flagRuleOf(area: Area, { actor, isSelf }: FlagTurner): FlagRule {
  if (isSelf) return 'own';
  return allows(actor, area) ? 'open' : 'lacking';
}

/** All flags that may be turned, turned on or off at once; the others stay as they are. */
export function withAllFlags(values: AccountValues, isOn: boolean, turner: FlagTurner): AccountValues {
  const open = AREAS.filter((area) => flagRuleOf(area, turner) === 'open');
  return { ...values, ...Object.fromEntries(open.map((area) => [flagField(area), isOn])) };
}

export const grantedAreas = (priv: Priv): Area[] => AREAS.filter((area) => allows(priv, area));
