import type { AnyKind } from '@admissions/model';
import { findNumbersOwner } from '@admissions/model/kinds';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { columnOf } from '../../content/schema/kind-columns.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Changes } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { numberApprovals } from './approval-table.ts';

/** A year that is new to a department needs an approval. Runs after each write of an entry. */
export async function requireApproval(
  { changes }: { changes: Changes },
  tx: Tx,
  kind: AnyKind,
  { row, before }: { row: Row; before: Row | null },
): Promise<void> {
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
  const inserted = await tx
    .insert(numberApprovals)
    .values(years.map((year) => ({ kind: owner, departmentId, year })))
    .onConflictDoNothing()
    .returning({ year: numberApprovals.year });
  if (inserted.length > 0) await changes.announce(tx, [owner]);
}

const listYears = ({ years }: Row): number[] =>
  ((years ?? []) as { year: number }[]).map(({ year }) => year);
