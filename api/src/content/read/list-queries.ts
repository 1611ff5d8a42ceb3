import type { AnyKind, ListState } from '@admissions/contracts';
import { ENDING_DAYS, FIELD_TYPES, LIST_STATES, STAFF_FILTERS } from '@admissions/contracts';
import type { SQL } from 'drizzle-orm';
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { malformed } from '../../platform/http/http-error.ts';
import { findFaults, wholeFault, wholeNumber } from '../../platform/validation/request-faults.ts';
import type { ContentHooks } from '../hooks.ts';
import { columnOf, isVisible } from '../schema/kind-columns.ts';
import { findOrdering, tableOf } from '../schema/tables.ts';
import { inStaffFilters, staffFilterSchemas } from './staff-filters.ts';

const DEFAULT_PERPAGE = 20;
const pages = { page: wholeNumber(100_000, 1), perpage: wholeNumber(100, DEFAULT_PERPAGE) };
const searchText = z.string().trim().max(100);
/** Empty means: not filtered. */
const optionally = (schema: z.ZodType) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();
/** Of a choice also 0 means that, unless it is one of the choices. */
const chosen = (kind: AnyKind, name: string, schema: z.ZodType) =>
  optionally(
    kind.fields[name]?.type === 'select' && !kind.fields[name]?.options?.includes('0')
      ? z.union([z.literal('0').transform(() => undefined), schema])
      : schema,
  );

type Searching = Pick<ContentHooks, 'mention' | 'isAsked'>;

export interface ListQuery {
  page: number;
  perpage: number;
  /** What is left of the query after it was understood: the same for the same question. Of an admin list without its page and its order. */
  key: string;
  searches: boolean;
  where: SQL | undefined;
  order?: { field: string; descending: boolean }[];
}

/** Reads the query of a public list; anything unknown is malformed. */
export function createPublicListQuery(
  hooks: Searching,
  kind: AnyKind,
): (query: unknown) => ListQuery {
  const filters = Object.entries(kind.public.filters ?? {});
  const schema = z.strictObject({
    ...pages,
    ...Object.fromEntries(
      filters.map(([name, { field, by }]) => [
        name,
        chosen(kind, field, buildFilterSchema(kind, field, by)),
      ]),
    ),
  });
  return (query) => {
    const { page, perpage, ...asked } = understood(schema, query);
    const given = filters.filter(([name]) => asked[name] !== undefined);
    const where = and(
      ...given.map(([name, { field, by }]) =>
        buildCondition(hooks, kind, { field, by, value: asked[name] }),
      ),
    );
    return {
      page,
      perpage,
      where,
      searches: given.some(([, { by }]) => by === 'search'),
      key: JSON.stringify([page, perpage, ...given.map(([name]) => [name, asked[name]])]),
    };
  };
}

/** Reads the query of an admin list: text, state, sort, and the kind's filters and search fields. */
export function createAdminListQuery(
  hooks: Searching,
  kind: AnyKind,
): (query: unknown) => ListQuery {
  const searchable = kind.search.filter((name) => !kind.filters.includes(name));
  const sortable = sortableNames(kind);
  const schema = z.strictObject({
    ...pages,
    text: optionally(searchText),
    status: optionally(z.enum(LIST_STATES)),
    ...staffFilterSchemas(searchText, optionally),
    sort: optionally(
      z
        .string()
        .refine(
          (value) => sortable.includes(value.replace(/^-/, '')),
          `request.oneOf|values=${sortable.join(', ')}`,
        ),
    ),
    ...Object.fromEntries(searchable.map((name) => [name, optionally(searchText)])),
    ...Object.fromEntries(
      kind.filters.map((name) => [
        name,
        chosen(kind, name, buildFilterSchema(kind, name, 'equal')),
      ]),
    ),
  });
  return (query) => {
    const { page, perpage, text, status, sort, ...asked } = understood(schema, query);
    const where = and(
      inState(hooks, kind, status as ListState | undefined),
      text === undefined ? undefined : hooks.mention(kind, String(text)),
      inStaffFilters(tableOf(kind), asked),
      ...Object.entries(asked)
        .filter(([name, value]) => value !== undefined && !isStaffFilter(name))
        .map(([name, value]) =>
          buildCondition(hooks, kind, {
            field: name,
            by: kind.filters.includes(name) ? 'equal' : 'search',
            value,
          }),
        ),
    );
    const by = sort === undefined ? undefined : String(sort);
    const order =
      by === undefined
        ? {}
        : {
            order: [
              { field: orderedBy(kind, by.replace(/^-/, '')), descending: by.startsWith('-') },
              { field: 'id', descending: by.startsWith('-') },
            ],
          };
    const key = JSON.stringify([text, status, asked]);
    return { page, perpage, where, searches: text !== undefined, key, ...order };
  };
}

const isStaffFilter = (name: string) => (STAFF_FILTERS as readonly string[]).includes(name);

/** Reads a query of page and perpage only. */
export const parsePageQuery = (query: unknown): { page: number; perpage: number } =>
  understood(z.strictObject(pages), query);

interface Understood {
  page: number;
  perpage: number;
  [name: string]: unknown;
}
function understood(schema: z.ZodObject, query: unknown): Understood {
  const result = schema.safeParse({ ...(query as object) });
  if (!result.success) throw malformed(findFaults(result.error, Object.keys(schema.shape)));
  return result.data as unknown as Understood;
}

function buildFilterSchema(
  kind: AnyKind,
  name: string,
  by: 'equal' | 'year' | 'search',
): z.ZodType {
  if (by === 'search') return searchText;
  if (by === 'year')
    return z
      .string()
      .regex(/^(19|20)\d\d$/, wholeFault(1900, 2099))
      .transform(Number);
  const field = kind.fields[name];
  if (field?.type === 'relation' || field?.type === 'integer')
    return z
      .string()
      .regex(/^(0|[1-9]\d{0,8})$/, wholeFault(0, 999_999_999))
      .transform(Number);
  if (field?.type === 'boolean')
    return z
      .enum(['0', '1', 'false', 'true'])
      .transform((value) => value === '1' || value === 'true');
  return field?.options ? z.enum(field.options as [string, ...string[]]) : searchText;
}

function buildCondition(
  hooks: Searching,
  kind: AnyKind,
  { field, by, value }: { field: string; by: 'equal' | 'year' | 'search'; value: unknown },
): SQL | undefined {
  if (by === 'search') return hooks.mention(kind, String(value), field);
  const table = tableOf(kind);
  const column = columnOf(table, field);
  if (by === 'equal') return eq(column, value);
  const first = `${value}-01-01`;
  const next = `${Number(value) + 1}-01-01`;
  if (column.getSQLType() === 'date')
    return and(gte(column, sql`${first}::date`), lt(column, sql`${next}::date`));
  // Of a range the year in which it begins.
  const begin = findOrdering(table, `${field}.begin`);
  return sql`${begin} >= ${first} and ${begin} < ${next}`;
}

function inState(hooks: Searching, kind: AnyKind, state: ListState | undefined): SQL | undefined {
  const table = tableOf(kind);
  const kept = isNull(table.deletedAt);
  switch (state) {
    case undefined:
      return kept;
    case 'trash':
      return isNotNull(table.deletedAt);
    case 'asked':
      return and(kept, hooks.isAsked(kind));
    case 'draft':
      return and(kept, eq(table.status, 'draft'));
    case 'published':
      return isVisible(table);
    case 'scheduled':
      return and(kept, eq(table.status, 'published'), gt(table.publishAt, sql`now()`));
    case 'ending':
      return and(
        isVisible(table),
        lte(table.unpublishAt, sql`now() + make_interval(days => ${ENDING_DAYS})`),
      );
    case 'ended':
      return and(kept, eq(table.status, 'published'), lte(table.unpublishAt, sql`now()`));
  }
}
const orderedBy = (kind: AnyKind, name: string) =>
  kind.fields[name]?.type === 'dateRange' ? `${name}.begin` : name;
/** What an admin list can be sorted by: its columns where that makes sense, and what every entry has. */
export function sortableNames({ columns, fields }: AnyKind): string[] {
  const names = columns.filter((name) => {
    const field = fields[name];
    return field !== undefined && FIELD_TYPES[field.type].isSortable;
  });
  return [...new Set([...names, 'id', 'sort', 'updatedAt', 'createdAt', 'publishAt', 'status'])];
}
