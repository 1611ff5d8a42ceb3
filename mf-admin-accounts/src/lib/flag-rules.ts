import type { Area, Priv } from '@admissions/contracts';
import { AREAS, allows } from '@admissions/contracts';

/** Whether a manager may turn a flag of an account, and if not, why. */
export type FlagRule = 'open' | 'own' | 'lacking';

/** Nobody changes their own flags, and nobody hands out what they lack. */
export function flagRuleOf(area: Area, { actor, isSelf }: { actor: Priv; isSelf: boolean }): FlagRule {
  if (isSelf) return 'own';
  return allows(actor, area) ? 'open' : 'lacking';
}

/** The flags with one turned on or off; a flag that is not open stays as it is. */
export function withFlag(priv: Priv, area: Area, { isOn, rule }: { isOn: boolean; rule: FlagRule }): Priv {
  return rule === 'open' ? { ...priv, [area]: isOn ? 1 : 0 } : priv;
}

/** All open flags turned on or off at once. */
export function withAllFlags(priv: Priv, isOn: boolean, who: { actor: Priv; isSelf: boolean }): Priv {
  return AREAS.reduce<Priv>((flags, area) => withFlag(flags, area, { isOn, rule: flagRuleOf(area, who) }), priv);
}

/** Every flag spelled out, as the API wants them. */
export const wholePriv = (priv: Priv): Priv => Object.fromEntries(AREAS.map((area) => [area, allows(priv, area) ? 1 : 0]));

export const grantedAreas = (priv: Priv): Area[] => AREAS.filter((area) => allows(priv, area));
