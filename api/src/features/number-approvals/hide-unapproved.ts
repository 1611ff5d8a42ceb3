import type { AnyKind, RelationValue } from '@admissions/model';
import { findNumbersOwner } from '@admissions/model/kinds';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { columnOf, type Row, tableOf } from '../../content/schema/tables.ts';
import type { Changes } from '../../platform/db/changes.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
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

/** A year that is new to a department needs an approval. Runs after each write of an entry. */
export async function requireApproval(
  { changes }: { changes: Changes },
  tx: Tx,
  kind: AnyKind,
  { row, before }: { row: Row; before: Row | null },
) {
  const owner = findNumbersOwner(kind.id);
  if (!owner || owner === kind.id) return;
  const departmentId = row.department as number;
  const known = before?.department === departmentId ? listYears(before) : [];
  const added = listYears(row).filter((year) => !known.includes(year));
  if (added.length === 0) return;
  const table = tableOf(kind);
  const others = (await tx
    .select({ years: columnOf(table, 'years') })
    .from(table)
    .where(
      and(
        eq(columnOf(table, 'department'), departmentId),
        ne(table.id, row.id),
        isNull(table.deletedAt),
      ),
    )) as Row[];
  const present = others.flatMap(listYears);
  const years = added.filter((year) => !present.includes(year));
  if (years.length === 0) return;
  const { rowCount } = await tx
    .insert(numberApprovals)
    .values(years.map((year) => ({ kind: owner, departmentId, year })))
    .onConflictDoNothing();
  if (rowCount) await changes.announce(tx, [owner]);
}

const listYears = ({ years }: Row) => ((years ?? []) as { year: number }[]).map(({ year }) => year);
