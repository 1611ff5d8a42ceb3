import { AREAS, type Area, allows, type Flags } from '@admissions/model';
import { type AccountValues, flagField } from './account-values.ts';

export interface FlagEditor {
  actor: Flags;
  isSelf: boolean;
  /** The saved flags of the account. */
  held: Flags;
}
/** Whether a flag may be changed, and if not, why. */
type FlagRule = 'open' | 'own' | 'lacking' | 'more';

/** Whether the target has a flag that the actor lacks. */
export const hasMore = (held: Flags, actor: Flags) =>
  AREAS.some((area) => allows(held, area) && !allows(actor, area));

/** Own flags, missing flags, and the account flag of somebody with more flags are off limits. */
export function checkFlag(area: Area, { actor, isSelf, held }: FlagEditor): FlagRule {
  if (isSelf) return 'own';
  if (!allows(actor, area)) return 'lacking';
  return area === 'account' && allows(held, area) && hasMore(held, actor) ? 'more' : 'open';
}

export function checkActive({ actor, isSelf, held }: FlagEditor): FlagRule {
  if (isSelf) return 'own';
  return hasMore(held, actor) ? 'more' : 'open';
}

/** Sets the flags of these areas alone, where they may be changed. */
export function withFlags(
  values: AccountValues,
  areas: readonly Area[],
  editor: FlagEditor,
): AccountValues {
  const open = AREAS.filter((area) => checkFlag(area, editor) === 'open');
  return {
    ...values,
    ...Object.fromEntries(open.map((area) => [flagField(area), areas.includes(area)])),
  };
}

export const grantedAreas = (priv: Flags) => AREAS.filter((area) => allows(priv, area));
