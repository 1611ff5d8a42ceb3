import { allows } from '@admissions/model';
import type { Deps } from '../../../content/deps.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { readSecondFactorState } from './second-factor.ts';

/** Whether somebody who manages accounts has yet to switch two-step sign-in on, where that is asked of them. */
export async function lacksTwoFactor(
  { db, config }: Deps,
  { id, priv }: Pick<SignedIn, 'id' | 'priv'>,
): Promise<boolean> {
  if (config.twoStepsFor !== 'account' || !allows(priv, 'account')) return false;
  return !(await readSecondFactorState(db.orm, id)).enabled;
}
