import {
  type AnyKind,
  type DerivedFilter,
  FIELD_TYPES,
  type Field,
  type PublicFilter,
  schoolYearOf,
  taipeiDay,
  taipeiDayEnd,
  taipeiDayStart,
} from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { daySchema } from '@admissions/model/schema';
import { LIST_STATES, type STAFF_FILTERS } from '@admissions/protocol/staff';
import { and, eq, gte, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mapValues } from '../../platform/collections/map-values.ts';
import { memoize } from '../../platform/memoize.ts';
import { wholeNumberText } from '../../platform/validation/input-schemas.ts';
import { documentAs } from '../../platform/validation/json-schema.ts';
import type { ContentHooks } from '../hooks.ts';
import { columnOf, findOrdering, tableOf } from '../schema/tables.ts';

export interface ListCaller {
  hooks: Pick<ContentHooks, 'textFilter' | 'isReviewRequested'>;
  /** The account of a list for staff. */
  me?: number;
}
/** A query parameter of a list, and the condition of its value. */
interface ListParam {
  schema: z.ZodType;
  where?(value: unknown, caller: ListCaller): SQL | undefined;
}
export type ListParams = Readonly<Record<string, ListParam>>;

/** Filters of the public list, and `fields`. */
export const publicParams = (kind: AnyKind): ListParams => ({
  ...mapValues(kind.public.filters ?? {}, ({ field, by }) => fieldParam(kind, field, by)),
  ...(kind.public.fields && { fields: { schema: buildFieldsSchema(kind.public.fields) } }),
});

/** Text, state, sort, and the kind's filters, derived filters and search fields. */
export const adminParams = memoize((kind: AnyKind): ListParams => {
  const sortable = sortableNames(kind);
  const searchable = kind.search.filter((name) => !kind.filters.includes(name));
  return {
    text: {
      schema: searchText,
      where: (text: string, { hooks }) => hooks.textFilter(kind, text),
    },
    status: { schema: z.enum(LIST_STATES) },
    ...staffParams(kind),
    sort: {
      schema: z.enum(
        sortable.flatMap((name) => [name, `-${name}`]),
        `request.oneOf|values=${sortable.join(', ')}`,
      ),
    },
    ...Object.fromEntries(searchable.map((name) => [name, fieldParam(kind, name, 'search')])),
    ...Object.fromEntries(kind.filters.map((name) => [name, fieldParam(kind, name, 'equal')])),
    ...mapValues(kind.derivedFilters, (filter) => derivedParam(kind, filter)),
  };
});

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

/** Sortable columns and the fields common to all entries. */
function sortableNames({ columns, fields }: AnyKind) {
  const names = columns.filter((name) => {
    const field = fields[name];
    return field !== undefined && FIELD_TYPES[field.type].isSortable;
  });
  return [...new Set([...names, 'id', 'sort', 'updatedAt', 'createdAt', 'publishAt', 'status'])];
}

/** A search term. */
const searchText = z.string().trim().max(100).meta({ description: 'Contains this text' });

function fieldParam(kind: AnyKind, name: string, by: PublicFilter): ListParam {
  const table = tableOf(kind);
  const field = kind.fields[name];
  switch (by) {
    case 'search':
      return {
        schema: searchText,
        where: (text: string, { hooks }) => hooks.textFilter(kind, text, { field: name }),
      };
    case 'equal':
      return {
        schema: buildValueSchema(field),
        where: (value) => eq(columnOf(table, name), value),
      };
    case 'has':
      return {
        schema: buildValueSchema(field?.item?.['']),
        // An optional list is null when empty.
        where: (value) =>
          sql`coalesce(${columnOf(table, name)} @> ${JSON.stringify([value])}::jsonb, false)`,
      };
    case 'year': {
      // A range counts for the year in which it begins.
      const [day, type] =
        field?.type === 'dateRange'
          ? [findOrdering(table, `${name}.begin`), sql`text`]
          : [columnOf(table, name), sql`date`];
      return {
        schema: wholeNumberText(2099, 1900),
        where: (year: number) =>
          sql`${day} >= ${`${year}-01-01`}::${type} and ${day} < ${`${year + 1}-01-01`}::${type}`,
      };
    }
  }
}

function buildValueSchema(field: Field | undefined): z.ZodType {
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

type StaffFilter = (typeof STAFF_FILTERS)[number];
/** By date of change or publication, by author, and samples. Bounds are moments in Taipei. */
function staffParams(kind: AnyKind): Record<StaffFilter, ListParam> {
  const table = tableOf(kind);
  const isPublished = eq(table.status, 'published');
  // Without a schedule an entry was published on creation.
  const publishedAt = sql`coalesce(${table.publishAt}, ${table.createdAt})`;
  const day = daySchema();
  const isTrue = z.enum(['true', 'false']);
  return {
    changedFrom: {
      schema: day,
      where: (from: string) => gte(table.updatedAt, taipeiDayStart(from)),
    },
    changedTo: { schema: day, where: (to: string) => lte(table.updatedAt, taipeiDayEnd(to)) },
    publishedFrom: {
      schema: day,
      where: (from: string) => and(isPublished, gte(publishedAt, taipeiDayStart(from))),
    },
    publishedTo: {
      schema: day,
      where: (to: string) => and(isPublished, lte(publishedAt, taipeiDayEnd(to))),
    },
    // The last author, or a part of the name.
    author: {
      schema: searchText,
      where: (name) => sql`position(lower(${name}) in lower(${table.updatedBy})) > 0`,
    },
    mine: {
      schema: isTrue,
      where(value, { me }) {
        const isMine = sql`(exists (select 1 from entry_revision saved where saved.kind = ${kind.id} and saved.entry_id = ${table.id} and saved.account_id = ${me})
      or exists (select 1 from working_copy draft where draft.kind = ${kind.id} and draft.entry_id = ${table.id} and draft.editor_ids @> ${JSON.stringify(me)}::jsonb))`;
        return value === 'true' ? isMine : sql`not ${isMine}`;
      },
    },
    isSample: { schema: isTrue, where: (value) => eq(table.isSample, value === 'true') },
  };
}

function derivedParam(kind: AnyKind, filter: DerivedFilter): ListParam {
  const table = tableOf(kind);
  if ('through' in filter) {
    const to = kind.fields[filter.through]?.to;
    if (!to) throw new Error(`${kind.id}.${filter.through} points to nothing`);
    const target = tableOf(kindOf(to));
    return {
      schema: wholeNumberText(999_999_999, 0).meta({
        description: `The ${filter.field} of its ${filter.through}`,
      }),
      where: (value) =>
        sql`${columnOf(table, filter.through)} in (select ${target.id} from ${target} where ${eq(columnOf(target, filter.field), value)})`,
    };
  }
  const { rowsOf, yearsAhead, delegatedTo } = filter;
  return {
    schema: z
      .enum(['0', '1'])
      .transform((value) => value === '1')
      .meta({ description: `1: without a row of this year in ${rowsOf}; 0: with one` }),
    where(isMissing: boolean) {
      const year = schoolYearOf(taipeiDay()) + yearsAhead;
      // An optional list is null when empty.
      const has = sql`coalesce(${columnOf(table, rowsOf)} @> ${JSON.stringify([{ year }])}::jsonb, false)`;
      const elsewhere = delegatedTo === undefined ? undefined : columnOf(table, delegatedTo);
      return isMissing
        ? and(not(has), elsewhere && isNull(elsewhere))
        : or(has, elsewhere && isNotNull(elsewhere));
    },
  };
}
