import type { AnyKind, PublicFilter } from '@admissions/model';
import { type LIST_STATES, STAFF_FILTERS } from '@admissions/protocol/staff';
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { parseQuery } from '../../platform/http/http-error.ts';
import type { ContentHooks } from '../hooks.ts';
import { columnOf, findOrdering, isVisible, tableOf, wasShown } from '../schema/tables.ts';
import {
  buildDerivedFiltersCondition,
  buildPublicListSchema,
  buildStaffFiltersCondition,
  type ListParams,
  type StaffList,
} from './list-query-schemas.ts';
import type { Selection } from './select-entries.ts';

type ListState = (typeof LIST_STATES)[number];
const ENDING_DAYS = 14;

type SearchHooks = Pick<ContentHooks, 'mention' | 'isReviewRequested'>;

interface ListQuery {
  page: number;
  perpage: number;
  searches: boolean;
  where: SQL | undefined;
  order?: Selection['order'];
}
export interface PublicListQuery extends ListQuery {
  /** Cache key of the filters. */
  filters: string;
  /** Subset of fields to return, sorted by name. */
  fields: readonly string[] | undefined;
}

/** Unknown parameters throw 400. */
export function createPublicListQuery(
  hooks: SearchHooks,
  kind: AnyKind,
): (query: unknown) => PublicListQuery {
  const filters = Object.entries(kind.public.filters ?? {});
  const schema = buildPublicListSchema(kind);
  return (query) => {
    const { page, perpage, fields, ...filterValues } = parseQuery(schema, query);
    const given = filters.filter(([name]) => filterValues[name] !== undefined);
    return {
      page,
      perpage,
      fields: fields as string[] | undefined,
      where: and(
        ...given.map(([name, { field, by }]) =>
          buildCondition(hooks, kind, { field, by, value: filterValues[name] }),
        ),
      ),
      searches: given.some(([, { by }]) => by === 'search'),
      filters: JSON.stringify(given.map(([name]) => [name, filterValues[name]])),
    };
  };
}

export function toAdminListQuery(
  hooks: SearchHooks,
  { kind, me }: StaffList,
  query: ListParams,
): ListQuery {
  const { page, perpage, text, status, sort, ...filterValues } = query;
  const fields = Object.entries(filterValues).filter(
    ([name, value]) =>
      value !== undefined && !isStaffFilter(name) && !Object.hasOwn(kind.derivedFilters, name),
  );
  const where = and(
    buildStateCondition(hooks, kind, status as ListState | undefined),
    text === undefined ? undefined : hooks.mention(kind, String(text)),
    buildStaffFiltersCondition({ kind, me }, filterValues),
    buildDerivedFiltersCondition(kind, filterValues),
    ...fields.map(([name, value]) =>
      buildCondition(hooks, kind, {
        field: name,
        by: kind.filters.includes(name) ? 'equal' : 'search',
        value,
      }),
    ),
  );
  const [, minus, field] = /^(-?)(.+)$/.exec(String(sort ?? '')) ?? [];
  const descending = minus === '-';
  return {
    page,
    perpage,
    where,
    searches: text !== undefined || fields.some(([name]) => !kind.filters.includes(name)),
    order: field
      ? [
          { field: toOrderField(kind, field), descending },
          { field: 'id', descending },
        ]
      : undefined,
  };
}

const isStaffFilter = (name: string) => (STAFF_FILTERS as readonly string[]).includes(name);

function buildCondition(
  hooks: SearchHooks,
  kind: AnyKind,
  { field, by, value }: { field: string; by: PublicFilter; value: unknown },
) {
  if (by === 'search') return hooks.mention(kind, String(value), { field });
  const table = tableOf(kind);
  const column = columnOf(table, field);
  if (by === 'equal') return eq(column, value);
  // An optional list is null when empty.
  if (by === 'has') return sql`coalesce(${column} @> ${JSON.stringify([value])}::jsonb, false)`;
  const first = `${value}-01-01`;
  const next = `${Number(value) + 1}-01-01`;
  if (column.getSQLType() === 'date')
    return and(gte(column, sql`${first}::date`), lt(column, sql`${next}::date`));
  // A range counts for the year in which it begins.
  const begin = findOrdering(table, `${field}.begin`);
  return sql`${begin} >= ${first} and ${begin} < ${next}`;
}

function buildStateCondition(hooks: SearchHooks, kind: AnyKind, state: ListState | undefined) {
  const table = tableOf(kind);
  const notDeleted = isNull(table.deletedAt);
  const isEnded = wasShown(kind.id, sql`${table.id}`);
  switch (state) {
    case undefined:
      return notDeleted;
    case 'trash':
      return isNotNull(table.deletedAt);
    case 'asked':
      return and(notDeleted, hooks.isReviewRequested(kind));
    case 'draft':
      return and(notDeleted, eq(table.status, 'draft'), not(isEnded));
    case 'published':
      return isVisible(table);
    case 'changed':
      return and(notDeleted, eq(table.status, 'published'), hasDraft(kind));
    case 'scheduled':
      return or(
        and(notDeleted, eq(table.status, 'published'), gt(table.publishAt, sql`now()`)),
        and(isVisible(table), hasDraft(kind, sql`and draft.due_at is not null`)),
      );
    case 'ending':
      return and(
        isVisible(table),
        lte(table.unpublishAt, sql`now() + make_interval(days => ${ENDING_DAYS})`),
      );
    case 'ended':
      return or(
        and(notDeleted, eq(table.status, 'draft'), isEnded),
        and(notDeleted, eq(table.status, 'published'), lte(table.unpublishAt, sql`now()`)),
      );
  }
}
const hasDraft = (kind: AnyKind, more = sql``) =>
  sql`exists (select 1 from working_copy draft where draft.kind = ${kind.id} and draft.entry_id = ${tableOf(kind).id} ${more})`;
const toOrderField = (kind: AnyKind, name: string) =>
  kind.fields[name]?.type === 'dateRange' ? `${name}.begin` : name;
