import type { AnyKind } from '@admissions/model';
import type { LIST_STATES } from '@admissions/protocol/staff';
import { and, eq, gt, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mapValues } from '../../platform/collections/map-values.ts';
import { parseQuery } from '../../platform/http/http-error.ts';
import { emptyAsAbsent, type Paging, pageQuery } from '../../platform/validation/input-schemas.ts';

import { isVisible, parseOrder, tableOf, wasShown } from '../schema/tables.ts';
import { adminParams, type ListCaller, type ListParams, publicParams } from './list-params.ts';
import type { Selection } from './select-entries.ts';

type ListState = (typeof LIST_STATES)[number];
const ENDING_DAYS = 14;

type SearchHooks = ListCaller['hooks'];

/** With the values of further parameters. */
interface ListValues extends Paging {
  [name: string]: unknown;
}
export interface PublicListQuery extends Paging {
  where: SQL | undefined;
  searches: boolean;
  /** Cache key of the filters. */
  filters: string;
  /** Subset of fields to return, sorted by name. */
  fields: readonly string[] | undefined;
}

const buildSchema = (params: ListParams): z.ZodType<ListValues> =>
  z.strictObject({
    ...pageQuery.shape,
    ...mapValues(params, ({ schema }) => emptyAsAbsent(schema)),
  });

export const buildPublicListSchema = (kind: AnyKind) => buildSchema(publicParams(kind));
export const buildAdminListSchema = (kind: AnyKind) => buildSchema(adminParams(kind));

const buildCondition = (params: ListParams, values: ListValues, caller: ListCaller) =>
  and(
    ...Object.entries(params).map(([name, { where }]) =>
      values[name] === undefined ? undefined : where?.(values[name], caller),
    ),
  );

/** Unknown parameters throw 400. */
export function createPublicListQuery(
  hooks: SearchHooks,
  kind: AnyKind,
): (query: unknown) => PublicListQuery {
  const params = publicParams(kind);
  const schema = buildSchema(params);
  const searchable = Object.entries(kind.public.filters ?? {}).filter(
    ([, { by }]) => by === 'search',
  );
  return (query) => {
    const values = parseQuery(schema, query);
    const { page, perpage, fields, ...filters } = values;
    return {
      page,
      perpage,
      fields: fields as string[] | undefined,
      where: buildCondition(params, values, { hooks }),
      searches: searchable.some(([name]) => filters[name] !== undefined),
      filters: JSON.stringify(filters),
    };
  };
}

export function toAdminListQuery(
  hooks: SearchHooks,
  { kind, me }: { kind: AnyKind; me: number },
  values: ListValues,
): Paging & Pick<Selection, 'where' | 'counted' | 'order'> {
  const { page, perpage, status, sort } = values;
  const [, minus, field] = /^(-?)(.+)$/.exec(String(sort ?? '')) ?? [];
  const descending = minus === '-';
  const inState = (state?: ListState) => buildStateCondition(hooks, kind, state);
  const build = (given: ListValues) => buildCondition(adminParams(kind), given, { hooks, me });
  const filters = build(values);
  return {
    page,
    perpage,
    where: and(inState(status as ListState | undefined), filters),
    counted: {
      filters,
      states: {
        all: inState(),
        draft: inState('draft'),
        scheduled: inState('scheduled'),
        mine: and(inState(), build({ page, perpage, mine: 'true' })),
        ending: inState('ending'),
      },
    },
    // The same values are in the order of the kind, such as the manual one.
    order: field
      ? [{ field: toOrderField(kind, field), descending }, ...parseOrder(kind)]
      : undefined,
  };
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
