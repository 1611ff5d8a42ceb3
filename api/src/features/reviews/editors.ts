import { type Area, allows, parseFlags } from '@admissions/model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accounts } from '../identity/tables/identity-tables.ts';

interface Editor {
  id: number;
  name: string;
  may: (area: Area) => boolean;
}
/** All accounts that can sign in, with their rights. */
export async function readEditors(orm: Queryable): Promise<Editor[]> {
  const rows = await orm
    .select({ id: accounts.id, name: accounts.name, priv: accounts.priv })
    .from(accounts)
    .where(and(eq(accounts.active, true), isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.account));
  return rows.map(({ id, name, priv }) => ({
    id,
    name,
    may: (area) => allows(parseFlags(priv), area),
  }));
}
