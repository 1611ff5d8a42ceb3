import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Orm, Tx } from '../../../platform/db/database.ts';
import { unauthorized } from '../../../platform/http/http-error.ts';
import { accounts, findAccountByName } from '../tables/identity-tables.ts';
import type { Claims } from './provider.ts';

/** The stable identity at the provider, independent of names. */
export interface Person {
  issuer: string;
  subject: string;
}
const isPerson = ({ issuer, subject }: Person) =>
  and(
    eq(accounts.oidcIssuer, issuer),
    eq(accounts.oidcSubject, subject),
    isNull(accounts.deletedAt),
  );

/** The account bound to this person, or an unbound one with the name in the claim, or null. */
export async function findAccountByClaim(
  { orm }: Database,
  { claim, claims, person }: { claim: string; claims: Claims; person: Person },
) {
  const [bound] = await orm.select().from(accounts).where(isPerson(person));
  if (bound) return bound;
  const value = claims[claim];
  if (typeof value !== 'string' || value === '') return null;
  const row = await (claim === 'email'
    ? findAccountByEmail(orm, claims.email_verified === true ? value : '')
    : findAccountByName(orm, value));
  return row?.oidcSubject === null ? row : null;
}

/** An address of two accounts identifies nobody. */
async function findAccountByEmail(orm: Orm, address: string) {
  if (address === '') return null;
  const rows = await orm
    .select()
    .from(accounts)
    .where(
      and(eq(sql`lower(${accounts.email})`, address.toLowerCase()), isNull(accounts.deletedAt)),
    )
    .limit(2);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Binds an account at its first sign-in; throws after a concurrent binding. */
export async function bindAccount(tx: Tx, id: number, person: Person) {
  await tx
    .update(accounts)
    .set({ oidcIssuer: person.issuer, oidcSubject: person.subject })
    .where(and(eq(accounts.id, id), isNull(accounts.oidcSubject)));
  const [row] = await tx.select({ id: accounts.id }).from(accounts).where(isPerson(person));
  if (row?.id !== id) throw unauthorized();
}
