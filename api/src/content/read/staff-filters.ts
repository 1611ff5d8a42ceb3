import type { AnyKind } from '@admissions/model';
import { taipeiDayEnd, taipeiDayStart } from '@admissions/model';
import { daySchema } from '@admissions/model/schema';
import { STAFF_FILTERS } from '@admissions/protocol/staff';
import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { emptyAsAbsent } from '../../platform/validation/input-schemas.ts';
import type { KindTable } from '../schema/tables.ts';
import { tableOf } from '../schema/tables.ts';

type StaffFilter = (typeof STAFF_FILTERS)[number];

/** A list of a kind for this account. */
export interface StaffList {
  kind: AnyKind;
  me: number;
}
type StaffFilterValues = Readonly<Partial<Record<StaffFilter, unknown>>>;
/** Bounds are moments in Taipei. */
const BOUNDS = {
  changedFrom: (table, day) => gte(table.updatedAt, taipeiDayStart(day)),
  changedTo: (table, day) => lte(table.updatedAt, taipeiDayEnd(day)),
  publishedFrom: (table, day) =>
    and(isPublished(table), gte(publishedAtOf(table), taipeiDayStart(day))),
  publishedTo: (table, day) =>
    and(isPublished(table), lte(publishedAtOf(table), taipeiDayEnd(day))),
  // The last author, or a part of the name.
  author: (table, name) => sql`position(lower(${name}) in lower(${table.updatedBy})) > 0`,
  isSample: (table, value) => eq(table.isSample, value === 'true'),
  mine: ({ id }, value, { kind, me }) => {
    const isMine = sql`(exists (select 1 from entry_revision saved where saved.kind = ${kind.id} and saved.entry_id = ${id} and saved.account_id = ${me})
      or exists (select 1 from working_copy draft where draft.kind = ${kind.id} and draft.entry_id = ${id} and draft.editor_ids @> ${JSON.stringify(me)}::jsonb))`;
    return value === 'true' ? isMine : sql`not ${isMine}`;
  },
} satisfies Record<
  StaffFilter,
  (table: KindTable, value: string, list: StaffList) => SQL | undefined
>;

const isPublished = (table: KindTable) => eq(table.status, 'published');
// Without a schedule an entry was published on creation.
const publishedAtOf = (table: KindTable) => sql`coalesce(${table.publishAt}, ${table.createdAt})`;

/** A search term. */
export const searchText = z.string().trim().max(100).meta({ description: 'Contains this text' });
export const staffFilterSchemas = {
  changedFrom: emptyAsAbsent(daySchema()),
  changedTo: emptyAsAbsent(daySchema()),
  publishedFrom: emptyAsAbsent(daySchema()),
  publishedTo: emptyAsAbsent(daySchema()),
  author: emptyAsAbsent(searchText),
  mine: emptyAsAbsent(z.enum(['true', 'false'])),
  isSample: emptyAsAbsent(z.enum(['true', 'false'])),
} satisfies Record<StaffFilter, z.ZodType>;

/** By date of change or publication, by author, and samples. */
export const buildStaffFiltersCondition = (
  list: StaffList,
  values: StaffFilterValues,
): SQL | undefined =>
  and(
    ...STAFF_FILTERS.map((filter) =>
      values[filter] === undefined
        ? undefined
        : BOUNDS[filter](tableOf(list.kind), String(values[filter]), list),
    ),
  );
