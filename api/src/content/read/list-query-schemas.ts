import {
  type AnyKind,
  type DerivedFilter,
  FIELD_TYPES,
  type PublicFilter,
  schoolYearOf,
  taipeiDay,
  taipeiDayEnd,
  taipeiDayStart,
} from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { daySchema } from '@admissions/model/schema';
import { LIST_STATES, STAFF_FILTERS } from '@admissions/protocol/staff';
import { and, eq, gte, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  emptyAsAbsent,
  pageQuery,
  wholeNumberText,
} from '../../platform/validation/input-schemas.ts';
import { documentAs } from '../../platform/validation/json-schema.ts';
import { columnOf, type KindTable, tableOf } from '../schema/tables.ts';

/** With further filters of the kind. */
export interface ListParams {
  page: number;
  perpage: number;
  [name: string]: unknown;
}
type ListSchema = z.ZodType<ListParams>;

export const buildPublicListSchema = (kind: AnyKind): ListSchema =>
  z.strictObject({
    ...pageQuery.shape,
    ...Object.fromEntries(
      Object.entries(kind.public.filters ?? {}).map(([name, { field, by }]) => [
        name,
        emptyAsAbsent(buildFilterSchema(kind, field, by)),
      ]),
    ),
    ...(kind.public.fields && { fields: emptyAsAbsent(buildFieldsSchema(kind.public.fields)) }),
  });

/** Text, state, sort, and the kind's filters, derived filters and search fields. */
export function buildAdminListSchema(kind: AnyKind): ListSchema {
  const sortable = sortableNames(kind);
  const searchable = kind.search.filter((name) => !kind.filters.includes(name));
  return pageQuery.extend({
    text: emptyAsAbsent(searchText),
    status: emptyAsAbsent(z.enum(LIST_STATES)),
    ...staffFilterSchemas,
    sort: emptyAsAbsent(
      z.enum(
        sortable.flatMap((name) => [name, `-${name}`]),
        `request.oneOf|values=${sortable.join(', ')}`,
      ),
    ),
    ...Object.fromEntries(searchable.map((name) => [name, emptyAsAbsent(searchText)])),
    ...Object.fromEntries(
      kind.filters.map((name) => [name, emptyAsAbsent(buildFilterSchema(kind, name, 'equal'))]),
    ),
    ...Object.fromEntries(
      Object.entries(kind.derivedFilters).map(([name, filter]) => [
        name,
        emptyAsAbsent(buildDerivedFilterSchema(filter)),
      ]),
    ),
  });
}

/** Comma-separated; sorted, so that the order does not matter for the cache. */
const buildFieldsSchema = (names: readonly string[]): z.ZodType =>
  documentAs(
    z
      .string()
      .transform((text) => [...new Set(text.split(','))].sort())
      .refine(
        (requested) => requested.every((name) => names.includes(name)),
        `request.oneOf|values=${names.join(', ')}`,
      ),
    {
      type: 'string',
      description: `Comma-separated: only these fields, id, sort and updatedAt. ${names.join(', ')}`,
    },
  );

function buildFilterSchema(kind: AnyKind, name: string, by: PublicFilter): z.ZodType {
  if (by === 'search') return searchText;
  if (by === 'year') return wholeNumberText(2099, 1900);
  const field = by === 'has' ? kind.fields[name]?.item?.[''] : kind.fields[name];
  if (field?.type === 'relation' || field?.type === 'integer')
    return wholeNumberText(999_999_999, 0);
  if (field?.type === 'boolean')
    return z
      .enum(['0', '1', 'false', 'true'])
      .transform((value) => value === '1' || value === 'true');
  return field?.options ? buildChoiceSchema(field.options) : searchText;
}

/** 0 means all, unless it is an option itself. */
function buildChoiceSchema(options: readonly string[]): z.ZodType {
  if (options.includes('0')) return z.enum(options);
  return z
    .enum(['0', ...options], `request.oneOf|values=${options.join(', ')}`)
    .transform((value) => (value === '0' ? undefined : value));
}

/** Sortable columns and the fields common to all entries. */
function sortableNames({ columns, fields }: AnyKind) {
  const names = columns.filter((name) => {
    const field = fields[name];
    return field !== undefined && FIELD_TYPES[field.type].isSortable;
  });
  return [...new Set([...names, 'id', 'sort', 'updatedAt', 'createdAt', 'publishAt', 'status'])];
}

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
const staffFilterSchemas = {
  changedFrom: emptyAsAbsent(daySchema()),
  changedTo: emptyAsAbsent(daySchema()),
  publishedFrom: emptyAsAbsent(daySchema()),
  publishedTo: emptyAsAbsent(daySchema()),
  author: emptyAsAbsent(searchText),
  mine: emptyAsAbsent(z.enum(['true', 'false'])),
  isSample: emptyAsAbsent(z.enum(['true', 'false'])),
} satisfies Record<StaffFilter, z.ZodType>;

/** By date of change or publication, by author, and samples. */
export const buildStaffFiltersCondition = (list: StaffList, values: StaffFilterValues) =>
  and(
    ...STAFF_FILTERS.map((filter) =>
      values[filter] === undefined
        ? undefined
        : BOUNDS[filter](tableOf(list.kind), String(values[filter]), list),
    ),
  );

interface RowFilter {
  year: number;
  isMissing: boolean;
}

/** Includes the year in the value, so that a cached total expires with it. */
function buildDerivedFilterSchema(filter: DerivedFilter): z.ZodType {
  if ('through' in filter)
    return wholeNumberText(999_999_999, 0).meta({
      description: `The ${filter.field} of its ${filter.through}`,
    });
  return z
    .enum(['0', '1'])
    .transform(
      (value): RowFilter => ({
        year: schoolYearOf(taipeiDay()) + filter.yearsAhead,
        isMissing: value === '1',
      }),
    )
    .meta({ description: `1: without a row of this year in ${filter.rowsOf}; 0: with one` });
}

export const buildDerivedFiltersCondition = (
  kind: AnyKind,
  query: Readonly<Record<string, unknown>>,
) =>
  and(
    ...Object.entries(kind.derivedFilters).map(([name, filter]) =>
      query[name] === undefined ? undefined : buildCondition(kind, filter, query[name]),
    ),
  );

function buildCondition(kind: AnyKind, filter: DerivedFilter, value: unknown) {
  const table = tableOf(kind);
  if ('through' in filter) {
    const to = kind.fields[filter.through]?.to;
    if (!to) throw new Error(`${kind.id}.${filter.through} points to nothing`);
    const target = tableOf(kindOf(to));
    const relation = columnOf(table, filter.through);
    return sql`${relation} in (select ${target.id} from ${target} where ${eq(columnOf(target, filter.field), value)})`;
  }
  const { year, isMissing } = value as RowFilter;
  // An optional list is null when empty.
  const has = sql`coalesce(${columnOf(table, filter.rowsOf)} @> ${JSON.stringify([{ year }])}::jsonb, false)`;
  const elsewhere =
    filter.delegatedTo === undefined ? undefined : columnOf(table, filter.delegatedTo);
  if (isMissing) return and(not(has), elsewhere && isNull(elsewhere));
  return or(has, elsewhere && isNotNull(elsewhere));
}
