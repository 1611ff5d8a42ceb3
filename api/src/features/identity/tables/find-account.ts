import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AccountRow, accounts } from './accounts-tables.ts';

/** Ignores case. */
export async function findAccountByName(db: Queryable, name: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(
      and(eq(sql`lower(${accounts.account})`, name.toLowerCase()), isNull(accounts.deletedAt)),
    );
  return row ?? null;
}

export async function findAccountById(db: Queryable, id: number): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
  return row ?? null;
}
