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
export async function readTables(client: Client): Promise<TableInfo[]> {
  const { rows } = await client.query<TableInfo>(
    `select relname as name, array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname order by relname collate "C"`,
  );
  return rows;
}

export async function readSequences(client: Client): Promise<SequenceInfo[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  );
  const found: SequenceInfo[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${quoteIdentifier(name)}`,
    );
    if (values[0]) found.push({ name, last: values[0].last, isCalled: values[0].called });
  }
  return found;
}

/** Drops foreign keys, so that rows come in any order; returns a function that restores them. */
export async function dropReferences(client: Client): Promise<() => Promise<void>> {
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
