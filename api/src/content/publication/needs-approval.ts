import type { Area } from '@admissions/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { publishingRules } from './rule-table.ts';

/** Whether one of these areas requires approval to publish. */
export async function needsApproval(orm: Queryable, areas: readonly Area[]): Promise<boolean> {
  if (areas.length === 0) return false;
  const found = await orm
    .select({ area: publishingRules.area })
    .from(publishingRules)
    .where(and(inArray(publishingRules.area, [...areas]), eq(publishingRules.needsApproval, true)));
  return found.length > 0;
}
