import type { AnyKind, EntryOf, Field } from '@admissions/model';
import { KINDS, type KindId } from '@admissions/model/kinds';
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgTable,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { mapValues } from '../../platform/collections/map-values.ts';
import { moment, momentNow } from '../../platform/db/moment.ts';
import { fieldTypeFor } from '../field-types/field-types.ts';

/** Columns of every kind's table, besides those of its fields. */
const commonColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  status: text().notNull().default('draft'),
  publishAt: moment('publish_at'),
  unpublishAt: moment('unpublish_at'),
  sort: integer().notNull().default(0),
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
  updatedBy: text('updated_by'),
  revision: integer().notNull().default(1),
  deletedAt: moment('deleted_at'),
  isSample: boolean('is_sample').notNull().default(false),
});
type CommonColumn = keyof ReturnType<typeof commonColumns>;
/** Columns by field name. */
export type KindTable = PgTable &
  Record<CommonColumn, PgColumn> &
  Readonly<Record<string, PgColumn>>;

/** In the order of the kinds: a relation's target must exist before the relation. */
export const tables = new Map<string, KindTable>();
for (const kind of KINDS) tables.set(kind.id, buildTable(kind));

export function tableOf(kind: Pick<AnyKind, 'id'>): KindTable {
  const table = tables.get(kind.id);
  if (!table) throw new Error(`Kind ${kind.id} has no table; add it to KINDS`);
  return table;
}

function buildTable(kind: AnyKind): KindTable {
  const name = `${kind.area}_${kind.slug}`;
  const own = mapValues(kind.fields, (field, name) => buildColumn(name, field));
  const built = pgTable(name, { ...commonColumns(), ...own }, (table) => {
    const columns = table as Record<string, ExtraConfigColumn>;
    // Rebuilt for each index: drizzle's `.on()` strips the direction from a reused column.
    const order = () =>
      parseOrder(kind).map(({ field, descending }) => {
        const [name = '', member] = field.split('.');
        // As PostgreSQL prints it in an index: without the table's name, in parentheses.
        if (member !== undefined)
          return sql.raw(
            `(${snake(name)} ->> '${member}')${descending ? ' desc nulls first' : ''}`,
          );
        return descending
          ? columnOf(columns, name).desc().nullsFirst()
          : columnOf(columns, name).asc();
      });
    const equal = Object.values(kind.public.filters ?? {})
      .filter(({ by }) => by === 'equal')
      .map(({ field }) => field);
    const relations = Object.keys(kind.fields).filter(
      (field) => kind.fields[field]?.type === 'relation',
    );
    return [
      index(`${name}_order`)
        .on(...(order() as [ExtraConfigColumn | SQL]))
        .where(sql`deleted_at is null`),
      ...[...new Set([...equal, ...relations])]
        .filter((field) => field !== parseOrder(kind)[0]?.field)
        .map((field) =>
          index(`${name}_by_${snake(field)}`)
            .on(columnOf(columns, field), ...order())
            .where(sql`deleted_at is null`),
        ),
      check(`${name}_status`, sql`status in ('draft', 'published')`),
      check(`${name}_schedule`, sql`publish_at < unpublish_at`),
    ];
  });
  return built as unknown as KindTable;
}

/** A field, or a member of it (`eventDates.begin`). */
export function findOrdering(table: KindTable, name: string): PgColumn | SQL {
  const [field = '', member] = name.split('.');
  return member === undefined
    ? columnOf(table, field)
    : sql`(${columnOf(table, field)} ->> ${sql.raw(`'${member}'`)})`;
}

/** Ties are ordered by creation. */
export function parseOrder(kind: Pick<AnyKind, 'order'>): { field: string; descending: boolean }[] {
  const order = kind.order.map((each) => ({
    field: each.replace(/^-/, ''),
    descending: each.startsWith('-'),
  }));
  return order.some(({ field }) => field === 'id')
    ? order
    : [...order, { field: 'id', descending: false }];
}

function buildColumn(name: string, field: Field) {
  const column = fieldTypeFor(field).column(snake(name), field, (to) => tableOf({ id: to }).id);
  // Required fields too may be null, in an entry that was begun and never published.
  return field.type === 'boolean' || field.readOnly ? column.notNull() : column;
}

function snake(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
export function columnOf<C>(columns: Readonly<Record<string, C>>, field: string): C {
  const column = columns[field];
  if (!column) throw new Error(`There is no field ${field}`);
  return column;
}

/** By field name. */
export type Row = Readonly<Record<string, unknown>>;
/** A row of the kind's table with the types of its fields. */
export const asEntry = <K extends AnyKind>(row: Row): EntryOf<K> => row as unknown as EntryOf<K>;
/** The title, or the kind's label for a kind without one. */
export const titleOf = ({ title, fields, label }: AnyKind, values: Row) =>
  title in fields ? String(values[title] ?? '') : label['zh-TW'];
/** By `kind id`. */
export type Titles = ReadonlyMap<string, string>;
/** Property of every row that holds the titles. */
export const TITLES = '$titles';

/** SQL condition for what the public may see. */
export const isVisible = (table: KindTable) =>
  and(
    eq(table.status, 'published'),
    isNull(table.deletedAt),
    or(isNull(table.publishAt), lte(table.publishAt, sql`now()`)),
    or(isNull(table.unpublishAt), gt(table.unpublishAt, sql`now()`)),
  ) as SQL;

/** SQL variant of `titleOf`. */
export const titleColumnOf = (table: KindTable, kind: AnyKind): PgColumn | SQL<string> =>
  kind.title in kind.fields ? columnOf(table, kind.title) : sql<string>`${titleOf(kind, {})}::text`;

export const listBodies = ({ fields }: AnyKind) =>
  Object.keys(fields).filter((name) => fields[name]?.type === 'items');
export const omittedInLists = (kind: AnyKind) => [...listBodies(kind), ...(kind.public.omit ?? [])];

/** Fields that only staff read. */
export const hiddenFields = ({ singleton, public: { omit = [] } }: AnyKind) =>
  singleton ? omit : [];

/** The required relation without which an entry is hidden. */
export function findParent({ fields }: AnyKind): { field: string; to: KindId } | null {
  for (const [field, { type, required, to }] of Object.entries(fields))
    if (type === 'relation' && required) return { field, to };
  return null;
}

/** Such as channels, which have the same names in every department. */
export const isNamedWithParent = ({ screen }: AnyKind) =>
  screen.shape === 'list' && screen.within !== undefined;

/** Complete snapshots of every revision of every entry. */
export const entryRevisions = pgTable(
  'entry_revision',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    entryId: integer('entry_id').notNull(),
    revision: integer().notNull(),
    at: momentNow(),
    accountId: integer('account_id'),
    by: text(),
    action: text().notNull(),
    /** Optional name given by staff. */
    name: text(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    unique('entry_revision_of_entry').on(table.kind, table.entryId, table.revision),
    index('entry_revision_at').on(table.at),
  ],
);

/** SQL condition: visitors could see an earlier revision, and its publication was not undone. */
export const wasShown = (kind: SQL | string, entryId: SQL): SQL<boolean> =>
  // `offset 0` prevents a join with all revisions.
  sql`exists (select 1 from entry_revision shown
    join entry_revision next on next.kind = shown.kind and next.entry_id = shown.entry_id and next.revision = shown.revision + 1
    where shown.kind = ${kind} and shown.entry_id = ${entryId} and shown.snapshot ->> 'status' = 'published'
      and not (next.action = 'restore' and next.snapshot ->> 'status' = 'draft')
      and coalesce((shown.snapshot ->> 'publishAt')::timestamptz < next.at, true) offset 0)`;
