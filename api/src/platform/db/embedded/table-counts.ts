/** Row counts by table name with schema. */
export type TableCounts = Record<string, number>;

type Rows = (sql: string) => (string | null)[][];

const TABLES = `select quote_ident(nspname) || '.' || quote_ident(relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname !~ '^(pg_|information_schema)' order by 1`;

/** Reads the tables themselves, not their indexes. */
export function countTables(rows: Rows): TableCounts {
  const names = rows(TABLES).map(([name]) => name as string);
  return Object.fromEntries(
    names.map((name) => [name, Number(rows(`select count(*) from ${name}`)[0]?.[0])]),
  );
}

const MIGRATIONS = 'drizzle.__drizzle_migrations';
// Never empty once the site has served.
const NEVER_EMPTY = [MIGRATIONS, 'public.account'];

/** Throws when rows of a snapshot are missing: a lost file reads as an empty table. */
export function requireExpectedTables(expected: TableCounts, found: TableCounts) {
  for (const name of NEVER_EMPTY)
    if ((expected[name] ?? 0) > 0 && !found[name]) throw new Error(`the table ${name} is empty`);
  // Another release may have other tables.
  if (expected[MIGRATIONS] !== found[MIGRATIONS]) return;
  const missing = Object.keys(expected).filter((name) => !(name in found));
  if (missing.length > 0) throw new Error(`the tables ${missing.join(', ')} are gone`);
}
