import type { DepartmentKindId } from '@admissions/model/kinds';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** Years of departments that need an approval; a year without a row is older than this table. */
export const numberApprovals = pgTable(
  'number_approval',
  {
    kind: text().$type<DepartmentKindId>().notNull(),
    departmentId: integer('department_id').notNull(),
    year: integer().notNull(),
    /** Null: not approved, so visitors do not see its numbers. */
    approvedAt: moment('approved_at'),
    approvedBy: text('approved_by'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.departmentId, table.year] })],
);
