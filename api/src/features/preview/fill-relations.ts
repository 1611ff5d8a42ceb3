import type { AnyKind } from '@admissions/model';
import { asc, desc, eq, isNull, or } from 'drizzle-orm';
import { tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';

/** Replaces relations to missing entries, and required ones that are open, as the database needs. */
export async function fillRelations(
  orm: Queryable,
  kind: AnyKind,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const resolved = { ...values };
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.type !== 'relation') continue;
    const { to, required } = field;
    const target = tableOf({ id: to });
    const value = resolved[name];
    const isChosen = eq(target.id, typeof value === 'number' ? value : 0);
    const [found] = await orm
      .select({ id: target.id })
      .from(target)
      .where(required ? or(isChosen, isNull(target.deletedAt)) : isChosen)
      .orderBy(desc(isChosen), asc(target.sort), asc(target.id))
      .limit(1);
    // A required relation without any possible target: nothing to show.
    if (required && !found) throw createNotFoundError();
    resolved[name] = found?.id ?? null;
  }
  return resolved;
}
