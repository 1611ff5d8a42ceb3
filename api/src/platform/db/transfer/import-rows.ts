import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { saveDataKey } from '../data-key.ts';
import type { Database } from '../database.ts';
import { type Migration, runMigrations } from '../migrate.ts';
import { EXPORT_FORMAT, type ExportLine, type TableReport } from './export-rows.ts';
import {
  calculateSum,
  dropReferences,
  quoteIdentifier,
  readTables,
  type TableInfo,
  useCanonicalFormats,
} from './table-info.ts';

const BATCH_SIZE = 200;
const MAX_BATCH_LENGTH = 2 ** 20;

interface ImportOptions {
  file: string;
  /** Migrations of this release; the export may be of an earlier one. */
  migrations: readonly Migration[];
  /** Truncates existing tables first. */
  replace: boolean;
}
/** All or nothing; compares the checksum of every table with the file's. */
export const importRows = (db: Database, options: ImportOptions) =>
  db.patient(async () => {
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      await useCanonicalFormats(client);
      const imported = await fill(client, options);
      // Running processes on the same database must drop their caches.
      await client.query(`select pg_notify('content_changes', 'all')`);
      await client.query('commit');
      return imported;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  });

async function fill(client: pg.ClientBase, { file, migrations, replace }: ImportOptions) {
  const lines = readLines(file);
  const head = readHead((await lines.next()).value, file);
  const later = findLater(head.migrations, migrations);
  const names = (await readTables(client)).map(({ name }) => name);
  if (!replace) await requireEmpty(client, names);
  if (later.length > 0) await rebuild(client, migrations.slice(0, head.migrations.length));
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
  // Before truncating: this also removes the guards of append-only tables.
  const restoreReferences = await dropReferences(client);
  if (replace) await client.query(`truncate ${[...tables.keys()].map(inPublic).join(', ')}`);
  const reports = await fillTables(client, lines, { tables, file });
  await restoreReferences();
  if (later.length > 0) await runMigrations(client, later);
  await saveDataKey(client, head.key);
  return { tables: reports, takenAt: head.takenAt, key: head.key };
}

async function fillTables(
  client: pg.ClientBase,
  lines: AsyncGenerator<string>,
  { tables, file }: { tables: ReadonlyMap<string, TableInfo>; file: string },
): Promise<TableReport[]> {
  let table: TableInfo | undefined;
  let batch: string[] = [];
  let size = 0;
  let isWhole = false;
  const reports: TableReport[] = [];
  const flush = async () => {
    if (table && batch.length > 0) await insert(client, table, batch);
    batch = [];
    size = 0;
  };
  for await (const text of lines) {
    const line = JSON.parse(text) as ExportLine;
    if ('row' in line) {
      // Raw text, to preserve all digits of numbers.
      batch.push(text.slice('{"row":'.length, -1));
      size += text.length;
      if (batch.length === BATCH_SIZE || size > MAX_BATCH_LENGTH) await flush();
    } else if ('table' in line) table = findTable(tables, line.table);
    else if ('end' in line) {
      await flush();
      reports.push({ name: line.end, ...(await compareSum(client, table as TableInfo, line.sum)) });
    } else if ('sequences' in line) {
      for (const { name, last, isCalled } of line.sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [
          inPublic(name),
          last,
          isCalled,
        ]);
      isWhole = line.tables === reports.length;
    }
  }
  if (!isWhole) throw new Error(`${file} is truncated; nothing was imported`);
  return reports;
}

/** Replaces the tables by those of an earlier release. */
async function rebuild(client: pg.ClientBase, migrations: readonly Migration[]) {
  await client.query(`do $$ declare item text; begin
    for item in select oid::regclass from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    loop execute 'drop table ' || item || ' cascade'; end loop;
    for item in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute 'drop routine ' || item || ' cascade'; end loop;
    for item in select oid::regtype from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
    loop execute 'drop type ' || item || ' cascade'; end loop;
  end $$`);
  await client.query('delete from drizzle.__drizzle_migrations');
  await runMigrations(client, migrations);
}

const inPublic = (name: string) => `public.${quoteIdentifier(name)}`;
const createFormatError = (file: string) => new Error(`${file} is not an export of this product`);

async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = fs.createReadStream(file);
  const text = bytes.pipe(createGunzip());
  bytes.on('error', (error) => text.destroy(error));
  try {
    // Not readline: it splits at U+2028 too, which texts may contain.
    let rest = '';
    for await (const part of text.setEncoding('utf8')) {
      const lines = (rest + (part as string)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest) yield rest;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new Error(`${file} cannot be read: ${code}`, { cause: error });
    if (code?.startsWith('Z_'))
      throw code === 'Z_BUF_ERROR'
        ? new Error(`${file} is truncated; nothing was imported`)
        : createFormatError(file);
    throw error;
  }
}

function readHead(text: string | undefined, file: string) {
  const head = text && (JSON.parse(text) as ExportLine);
  if (!head || !('format' in head)) throw createFormatError(file);
  if (head.format !== EXPORT_FORMAT)
    throw new Error(
      `The export has format ${String(head.format)}, and this release reads ${EXPORT_FORMAT}`,
    );
  return head;
}

/** Migrations that the export lacks. */
function findLater(
  exported: readonly number[],
  migrations: readonly Migration[],
): readonly Migration[] {
  if (exported.length === 0 || exported.some((at, index) => at !== migrations[index]?.at))
    throw new Error(
      'The export was created by a release with other tables, newer than this one or before 0.9.0; import it with the release that created it',
    );
  return migrations.slice(exported.length);
}

function findTable(tables: ReadonlyMap<string, TableInfo>, exported: TableInfo) {
  const table = tables.get(exported.name);
  if (table?.columns.slice().sort().join() !== exported.columns.slice().sort().join())
    throw new Error(
      `The export has a table ${exported.name} that this release does not have in this form`,
    );
  return table;
}

async function requireEmpty(client: pg.ClientBase, names: readonly string[]) {
  for (const name of names)
    if ((await client.query(`select from ${inPublic(name)} limit 1`)).rowCount)
      throw new Error(
        `The database is not empty (${name} has rows); import into an empty one, or use --replace to delete existing data`,
      );
}

async function insert(client: pg.ClientBase, { name, columns }: TableInfo, rows: string[]) {
  const list = columns.map(quoteIdentifier).join(', ');
  await client.query(
    `insert into public.${quoteIdentifier(name)} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::public.${quoteIdentifier(name)}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

async function compareSum(
  client: pg.ClientBase,
  table: TableInfo,
  expected: { rows: number; sum: string },
) {
  const found = await calculateSum(client, table);
  if (found.rows !== expected.rows || found.sum !== expected.sum)
    throw new Error(
      `The table ${table.name} differs from the file (${found.rows} rows of ${expected.rows}); nothing was imported`,
    );
  return found;
}
