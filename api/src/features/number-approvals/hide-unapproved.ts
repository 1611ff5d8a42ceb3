import type { AnyKind, RelationValue } from '@admissions/model';
import { findNumbersOwner } from '@admissions/model/kinds';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { numberApprovals } from './approval-table.ts';

type Answer = Record<string, unknown>;

/** Rows of unapproved years are left out, and the seats of a department that has such a year. */
export async function hideUnapproved(
  orm: Queryable,
  { id: kind }: AnyKind,
  entries: readonly Answer[],
): Promise<readonly Answer[]> {
  const owner = findNumbersOwner(kind);
  if (!owner) return entries;
  const hidden = await orm
    .select({ id: numberApprovals.departmentId, year: numberApprovals.year })
    .from(numberApprovals)
    .where(and(eq(numberApprovals.kind, owner), isNull(numberApprovals.approvedAt)))
    .orderBy(desc(numberApprovals.year));
  return entries.map((entry) => {
    const department = kind === owner ? entry.id : (entry.department as RelationValue | null)?.id;
    const years = hidden.filter(({ id }) => id === department).map(({ year }) => year);
    return years.length > 0 ? withoutYears(entry, years) : entry;
  });
}

function withoutYears(entry: Answer, years: number[]): Answer {
  const shown: Answer = { ...entry, unapprovedYears: years };
  for (const name of ['years', 'enrolment'])
    if (Array.isArray(shown[name]))
      shown[name] = shown[name].filter(({ year }: { year: number }) => !years.includes(year));
  if ('quota' in shown) shown.quota = null;
  return shown;
}
