import type { StatePage } from '@admissions/protocol/forms';
import { count as countRows, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Orm } from '../../../platform/db/database.ts';
import { count, pageOf } from '../../../platform/openapi/answer-schemas.ts';

export const describeStatePage = <T, S extends string>(
  item: z.ZodType<T>,
  states: readonly S[],
): z.ZodType<StatePage<T, S>> =>
  z.strictObject({
    ...pageOf(item),
    counts: z.partialRecord(z.enum(states), count),
    canSend: z.boolean().optional(),
    unmailed: count.optional(),
  });

/** Without states that no row has. */
export async function countByState(
  orm: Orm,
  table: PgTable & { state: PgColumn },
  condition?: SQL,
): Promise<Record<string, number>> {
  const { state } = table;
  const sums = await orm
    .select({ state, count: countRows() })
    .from(table)
    .where(condition)
    .groupBy(state);
  return Object.fromEntries(sums.map((each) => [each.state, each.count]));
}
