import { createHash } from 'node:crypto';
import type pg from 'pg';

export interface TableInfo {
  name: string;
  /** Writable columns, without generated ones. */
  columns: string[];
}
export interface SequenceInfo {
  name: string;
  last: string;
  isCalled: boolean;
}
type Client = pg.ClientBase;

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Deterministic order within a release. */
export async function readTables(client: Client) {
  const { rows } = await client.query<TableInfo>(
    `select relname as name, array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname order by relname collate "C"`,
  );
  return rows;
}

/** A sequence without a value yet is at its start. */
export async function readSequences(client: Client) {
  const { rows } = await client.query<SequenceInfo>(
    `select sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as "isCalled"
     from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  );
  return rows;
}

/** Drops foreign keys, so that rows come in any order; returns a function that restores them. */
export async function dropReferences(client: Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: guardedTables } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of guardedTables)
    await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table } of guardedTables)
      await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

const FETCH_SIZE = 500;
const ALL = 1n << 256n;

/** Row count and an order-independent sum of row hashes. */
export interface TableSum {
  rows: number;
  sum: string;
}

export function createTableSum(): { add(row: string): void; result(): TableSum } {
  let rows = 0;
  let sum = 0n;
  return {
    add(row) {
      rows++;
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % ALL;
    },
    result: () => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  };
}

/** JSON text that is identical on every engine; call `useCanonicalFormats` first. */
export async function* readRows(
  client: pg.ClientBase,
  { name, columns }: TableInfo,
): AsyncGenerator<string[]> {
  await client.query(
    `declare every_row no scroll cursor for select to_jsonb(t)::text as row from (select ${columns.map(quoteIdentifier).join(', ')} from public.${quoteIdentifier(name)}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${FETCH_SIZE} from every_row`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < FETCH_SIZE) break;
  }
  await client.query('close every_row');
}

/** One format of moments and bytes for this transaction. */
export async function useCanonicalFormats(client: pg.ClientBase) {
  await client.query(
    `set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1; set local datestyle = 'ISO'`,
  );
}

export async function calculateSum(client: pg.ClientBase, table: TableInfo): Promise<TableSum> {
  const sum = createTableSum();
  for await (const rows of readRows(client, table)) for (const row of rows) sum.add(row);
  return sum.result();
}
