import { type Area, allows, parseFlags } from '@admissions/model';
import type { Account } from '@admissions/protocol';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { requireRow } from '../../../platform/http/http-error.ts';
import { readAttempts } from '../sessions/sign-in-attempts.ts';
import {
  type AccountRow,
  accounts,
  secondFactors,
  signInFailures,
} from '../tables/identity-tables.ts';

type FailureRow = typeof signInFailures.$inferSelect;
type SecondFactorRow = typeof secondFactors.$inferSelect | null;

function toAccount(
  row: AccountRow,
  failures: readonly FailureRow[],
  secondFactor: SecondFactorRow,
): Account {
  const {
    id,
    account,
    name,
    email,
    active,
    mustChangePassword,
    lockedAt,
    lastSignInAt,
    createdAt,
    updatedAt,
    revision,
  } = row;
  return {
    id,
    account,
    name,
    email,
    priv: parseFlags(row.priv),
    active,
    mustChangePassword,
    ...readAttempts(failures),
    lockedAt,
    totp: (secondFactor?.confirmedAt ?? null) !== null,
    lastSignInAt,
    createdAt,
    updatedAt,
    revision,
  };
}

/** Active accounts by name, with their rights. */
export async function readEditors(db: Queryable) {
  const rows = await db
    .select({ id: accounts.id, name: accounts.name, priv: accounts.priv })
    .from(accounts)
    .where(and(eq(accounts.active, true), isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.account));
  return rows.map(({ id, name, priv }) => ({
    id,
    name,
    may: (area: Area) => allows(parseFlags(priv), area),
  }));
}

/** Throws not found. */
export async function readAccount(db: Queryable, id: number): Promise<Account> {
  return requireRow(await readWhere(db, eq(accounts.id, id)));
}

/** All accounts by name; never many, so not paged. */
export const readAccounts = (db: Queryable): Promise<Account[]> => readWhere(db);

async function readWhere(db: Queryable, condition?: SQL): Promise<Account[]> {
  const found = await db
    .select()
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(and(isNull(accounts.deletedAt), condition))
    .orderBy(asc(accounts.account));
  const names = found.map(({ account }) => account.account.toLowerCase());
  const isTheirs = inArray(signInFailures.account, names);
  const failures = await db.select().from(signInFailures).where(isTheirs);
  return found.map(({ account: row, second_factor }) =>
    toAccount(
      row,
      failures.filter(({ account }) => account === row.account.toLowerCase()),
      second_factor,
    ),
  );
}
