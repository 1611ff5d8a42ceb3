import { createHash, randomBytes } from 'node:crypto';
import { allows } from '@admissions/model';
import { RESULT_CODES, type TotpState } from '@admissions/protocol';
import { eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { randomGroups } from '../../../platform/crypto/tokens.ts';
import type { Database, Queryable, Tx } from '../../../platform/db/database.ts';
import { HttpError, refused } from '../../../platform/http/http-error.ts';
import type { SignedIn } from '../../../platform/http/typed-routes.ts';
import { secondFactors } from '../tables/identity-tables.ts';

/** Unlike a missing code, it counts as a failed attempt. */
export class WrongCode extends HttpError {
  override name = 'WrongCode';
}

const buildSealContext = (accountId: number) => `second-factor/${accountId}`;

/** A new secret, inactive until confirmed; null when 2FA is already on. */
export async function startSecondFactor(
  tx: Tx,
  accountId: number,
  sealing: Sealing,
): Promise<Buffer | null> {
  const secret = randomBytes(20);
  const values = {
    secret: sealing.seal(buildSealContext(accountId), secret.toString('base64')),
    lastStep: 0,
    recoveryCodes: [],
  };
  const { rowCount } = await tx
    .insert(secondFactors)
    .values({ accountId, ...values })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: values,
      setWhere: isNull(secondFactors.confirmedAt),
    });
  return rowCount ? secret : null;
}

/** Enables 2FA with a first code. Returns whether it was correct. */
export async function confirmSecondFactor(tx: Tx, { accountId, code, sealing }: Proof) {
  const row = await lockRow(tx, accountId);
  const step = row && !row.confirmedAt ? findTimeStep(row, code, sealing) : null;
  if (step === null) return false;
  await tx
    .update(secondFactors)
    .set({ lastStep: step, confirmedAt: new Date().toISOString() })
    .where(eq(secondFactors.accountId, accountId));
  return true;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, accountId: number) {
  const codes = createRecoveryCodes();
  await tx
    .update(secondFactors)
    .set({ recoveryCodes: codes.map(hashRecoveryCode) })
    .where(eq(secondFactors.accountId, accountId));
  return codes;
}

/** Disables 2FA; false when it was off. */
export async function deleteSecondFactor(tx: Tx, accountId: number) {
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning();
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function readSecondFactorState(tx: Queryable, accountId: number): Promise<TotpState> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  const confirmedAt = row?.confirmedAt ?? null;
  return {
    enabled: confirmedAt !== null,
    confirmedAt,
    recoveryCodesLeft: row?.recoveryCodes.length ?? 0,
  };
}

interface Proof {
  accountId: number;
  code: string;
  sealing: Sealing;
}

/** Throws for a missing or wrong code where 2FA is on; consumes a correct one. */
export async function requireSecondFactor(
  db: Database,
  { code, ...proof }: Omit<Proof, 'code'> & { code: string | undefined },
) {
  if (!(await readSecondFactorState(db.orm, proof.accountId)).enabled) return;
  if (!code) throw refused(401, 'auth.codeWanted', { field: 'code' });
  const isRight = await db.transaction((tx) => useCode(tx, { ...proof, code }));
  if (!isRight)
    throw new WrongCode(RESULT_CODES.failed, 401, { message: 'auth.codeWrong', field: 'code' });
}

async function useCode(tx: Tx, { accountId, code, sealing }: Proof) {
  const row = await lockRow(tx, accountId);
  if (!row?.confirmedAt) return false;
  const step = findTimeStep(row, code, sealing);
  const left = row.recoveryCodes.filter((hash) => hash !== hashRecoveryCode(code));
  if (step === null && left.length === row.recoveryCodes.length) return false;
  await tx
    .update(secondFactors)
    .set(step === null ? { recoveryCodes: left } : { lastStep: step })
    .where(eq(secondFactors.accountId, accountId));
  return true;
}

// Locked, so that concurrent uses of one code sign in once.
const lockRow = async (tx: Tx, accountId: number) =>
  (
    await tx
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.accountId, accountId))
      .for('update')
  )[0];

function findTimeStep(
  { accountId, secret, lastStep }: typeof secondFactors.$inferSelect,
  code: string,
  sealing: Sealing,
) {
  const bytes = Buffer.from(sealing.open<string>(buildSealContext(accountId), secret), 'base64');
  return findStep(code.replace(/\s/g, ''), bytes, { now: Date.now(), after: lastStep });
}

const RECOVERY_CODE_COUNT = 10;

/** Single-use codes with 59 bits, so a plain hash is safe. */
const createRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => randomGroups(3));

/** Ignores case, spaces and hyphens. */
const hashRecoveryCode = (code: string) =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');

/** Whether an account manager must still enable 2FA where it is required. */
export async function lacksTwoFactor({ db, config }: Deps, { id, priv }: SignedIn) {
  if (config.twoStepsFor !== 'account' || !allows(priv, 'account')) return false;
  return !(await readSecondFactorState(db.orm, id)).enabled;
}

/** Allowed clock drift. */
const DRIFT_STEPS = 1;

/** SHA-1, six digits, 30 seconds: what every authenticator app knows. */
export const createTotp = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** The step of this code, later than `after` (codes are single-use), or null. */
export function findStep(
  code: string,
  secret: Buffer,
  { now, after }: { now: number; after: number },
) {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = createTotp(secret);
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  if (drift === null) return null;
  const step = totp.counter({ timestamp: now }) + drift;
  return step > after ? step : null;
}
