import { allows } from '@admissions/model';
import type { Deps } from '../../../content/deps.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { readSecondFactorState } from './second-factor.ts';

/** Whether an account manager must still enable 2FA where it is required. */
export async function lacksTwoFactor(
  { db, config }: Deps,
  { id, priv }: SignedIn,
): Promise<boolean> {
  if (config.twoStepsFor !== 'account' || !allows(priv, 'account')) return false;
  return !(await readSecondFactorState(db.orm, id)).enabled;
}
