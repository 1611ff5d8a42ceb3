import type { Account } from '@admissions/contracts';
import { privOf } from '@admissions/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { secondFactors, signInFailures } from '../auth/auth-tables.ts';
import { attemptsOf } from '../auth/sign-in-attempts.ts';
import type { AccountRow } from './accounts-tables.ts';
import { accounts } from './accounts-tables.ts';

type FailureRow = typeof signInFailures.$inferSelect | null;
type SecondFactorRow = typeof secondFactors.$inferSelect | null;

/** An account as managers read it. */
function accountOf(row: AccountRow, failures: FailureRow, secondFactor: SecondFactorRow): Account {
  const { id, account, name, email, active, mustChangePassword, lockedAt, lastSignInAt, createdAt, updatedAt, revision } = row;
  return {
    id,
    account,
    name,
    email,
    priv: privOf(row.priv),
    active,
    mustChangePassword,
    ...attemptsOf(failures),
    lockedAt,
    totp: (secondFactor?.confirmedAt ?? null) !== null,
    lastSignInAt,
    createdAt,
    updatedAt,
    revision,
  };
}

const withFailures = (db: Tx | Database['orm']) =>
  db
    .select()
    .from(accounts)
    .leftJoin(signInFailures, eq(signInFailures.account, sql`lower(${accounts.account})`))
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id));

/** One account as managers read it, or null. */
export async function readAccount(db: Tx | Database['orm'], id: number): Promise<Account | null> {
  const [found] = await withFailures(db).where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
  return found ? accountOf(found.account, found.sign_in_failure, found.second_factor) : null;
}

/** Every account, by name; there are never many. */
export async function readAccounts(db: Tx | Database['orm']): Promise<Account[]> {
  const found = await withFailures(db).where(isNull(accounts.deletedAt)).orderBy(asc(accounts.account));
  return found.map((each) => accountOf(each.account, each.sign_in_failure, each.second_factor));
}
