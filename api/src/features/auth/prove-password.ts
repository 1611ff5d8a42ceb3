import { CODE } from '@admissions/contracts';
import { Refused } from '../../answers.ts';
import type { Database } from '../../db/database.ts';
import type { AccountRow } from '../accounts/accounts-tables.ts';
import { accountNamed } from '../accounts/find-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isPassword } from './password-hashes.ts';
import { forgetAttempts, reserveAttempt } from './sign-in-attempts.ts';

/** The account with this name and password. Refuses with 1053 while the name is locked, and with 1051 alike for a wrong password and an unknown name. */
export async function provePassword(db: Database, account: string, password: string): Promise<AccountRow> {
  await reserveAttempt(db, account);
  const row = await accountNamed(db.orm, account);
  if (!(await isPassword(password, row?.passwordHash ?? null)) || row === null) {
    // For an unknown name too (never the name itself: people type passwords there), so that it takes as long.
    await db.transaction((tx) => recordAudit(tx, { account: row, action: 'sign_in_failed', area: 'account', target: `account/${row?.id ?? 'unknown'}` }));
    throw new Refused(CODE.wrongPassword, 401);
  }
  await forgetAttempts(db.orm, account);
  return row;
}
