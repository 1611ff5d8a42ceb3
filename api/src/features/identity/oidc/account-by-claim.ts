import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { AccountRow } from '../tables/accounts-tables.ts';
import { accounts } from '../tables/accounts-tables.ts';
import { accountNamed } from '../tables/find-account.ts';
import type { Claims } from './provider.ts';

/**
 * The account that somebody at the provider is here, or null: by its e-mail address where the claim is `email` (one that the provider has not verified, or
 * that two accounts have, is nobody's), else by its name. Accounts and flags are made here, never by the provider.
 */
export async function accountByClaim(
  { orm }: Pick<Database, 'orm'>,
  claim: string,
  claims: Claims,
): Promise<AccountRow | null> {
  const value = claims[claim];
  if (typeof value !== 'string' || value === '') return null;
  if (claim !== 'email') return accountNamed(orm, value);
  if (claims.email_verified === false) return null;
  const rows = await orm
    .select()
    .from(accounts)
    .where(and(eq(sql`lower(${accounts.email})`, value.toLowerCase()), isNull(accounts.deletedAt)))
    .limit(2);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}
