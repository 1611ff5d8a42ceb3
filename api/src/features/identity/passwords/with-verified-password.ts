import { RESULT_CODES } from '@admissions/protocol';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { verifyPassword } from '../../../platform/crypto/password-hashes.ts';
import type { Database } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { accountLine } from '../notices/notify-managers.ts';
import { WrongCode } from '../second-factor/second-factor.ts';
import {
  type AttemptSource,
  countNetworkFailure,
  deleteReserved,
  type Reservation,
  releaseAttempt,
  reserveAttempt,
} from '../sessions/sign-in-attempts.ts';
import { type AccountRow, findAccountByName } from '../tables/identity-tables.ts';

interface PasswordAttempt {
  account: string;
  password: string;
  /** The client address, stored with a failure. */
  ip: string;
  /** Where failures are counted. */
  source: AttemptSource;
}

/** 1053 while locked, 1051 for bad credentials. Failures reset only after the second factor. */
export async function withVerifiedPassword<T>(
  deps: Deps,
  attempt: PasswordAttempt,
  work: (row: AccountRow) => Promise<T>,
) {
  const { db } = deps;
  const { account, password, ip, source } = attempt;
  const reserved = await reserveAttempt(db, account, source);
  const row = await findAccountByName(db.orm, account);
  if (!(await verifyPassword(password, row?.passwordHash ?? null)) || row === null) {
    await countNetworkFailure(deps, source);
    await recordFailure(db, row, { reason: 'password', ip });
    throw new HttpError(RESULT_CODES.wrongPassword, 401);
  }
  return runAttempt(deps, { reserved, row, ip, source }, work);
}

/** For accounts proven by the provider; wrong second factors count as failures too. */
export async function withExternalSignIn<T>(
  deps: Deps,
  { row, ip, source }: Pick<PasswordAttempt, 'ip' | 'source'> & { row: AccountRow },
  work: (row: AccountRow) => Promise<T>,
) {
  return runAttempt(
    deps,
    { reserved: await reserveAttempt(deps.db, row.account, source), row, ip, source },
    work,
  );
}

interface Attempt extends Pick<PasswordAttempt, 'ip' | 'source'> {
  reserved: Reservation;
  row: AccountRow;
}
async function runAttempt<T>(
  deps: Deps,
  { reserved, row, ip, source }: Attempt,
  work: (row: AccountRow) => Promise<T>,
) {
  const { db } = deps;
  const result = await work(row).catch(async (error: unknown) => {
    if (error instanceof WrongCode) await countNetworkFailure(deps, source);
    else await releaseAttempt(db, reserved);
    const reason = findReason(error);
    if (reason) await recordFailure(db, row, { reason, ip });
    throw error;
  });
  await deleteReserved(db, reserved);
  return result;
}

/** Throws for a disabled or locked account; call only after the password was correct. */
export function requireUsable({ active, lockedAt }: AccountRow) {
  if (!active) throw new HttpError(RESULT_CODES.accountInactive, 403);
  if (lockedAt !== null)
    throw new HttpError(RESULT_CODES.accountLocked, 423, { message: 'auth.locked' });
}

type Reason = 'password' | 'code' | 'inactive' | 'locked';

// Prompts, such as for a missing code, are no failures.
function findReason(error: unknown): Reason | null {
  if (error instanceof WrongCode) return 'code';
  if (!(error instanceof HttpError)) return null;
  if (error.code === RESULT_CODES.accountInactive) return 'inactive';
  return error.code === RESULT_CODES.accountLocked ? 'locked' : null;
}

// Also for unknown names, for equal timing; their name is not logged, it may be a password.
const recordFailure = (
  db: Database,
  row: AccountRow | null,
  details: { reason: Reason; ip: string },
) =>
  db.transaction((tx) =>
    recordAudit(tx, accountLine(row, 'sign_in_failed', row?.id ?? 'unknown', details)),
  );
