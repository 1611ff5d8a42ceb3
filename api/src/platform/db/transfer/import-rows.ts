import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { saveDataKey } from '../data-key.ts';
import type { Database } from '../database.ts';
import type { KnownMigration } from '../migration-state.ts';
import { runMigrations } from '../migration-state.ts';
import type { ExportLine, TableReport } from './export-file.ts';
import { FORMAT } from './export-file.ts';
import type { TableFacts } from './table-facts.ts';
import { quoted, readTables, withoutReferences } from './table-facts.ts';
import { computeSum, inOneForm } from './table-sums.ts';

const AT_ONCE = 200;
const LARGEST = 2 ** 20;

export interface ImportFacts {
  file: string;
  /** All migrations of this release; the export may be of an earlier one. */
  migrations: readonly KnownMigration[];
  /** Empties what is there first. */
  replace: boolean;
}
export interface Imported {
  tables: TableReport[];
  takenAt: string;
  /** Fingerprint of the key that the personal data is sealed with. */
  key: string;
}

/** Fills an empty database from an export, all of it or nothing, and compares the sums of every table with those in the file. */
export async function importRows(db: Database, facts: ImportFacts): Promise<Imported> {
  const work = async () => {
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      await inOneForm(client);
      const imported = await fill(client, facts);
      // Running processes on the same database forget what they have kept.
      await client.query(`select pg_notify('content_changes', 'all')`);
      await client.query('commit');
      return imported;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };
  return db.embedded ? db.embedded.patient(work) : work();
}

async function fill(
  client: pg.ClientBase,
  { file, migrations, replace }: ImportFacts,
): Promise<Imported> {
  const lines = readLines(file);
  const head = readHead((await lines.next()).value, file);
  const later = findLater(head.migrations, migrations);
  const names = (await readTables(client)).map(({ name }) => name);
  if (!replace) await requireEmpty(client, names);
  if (later.length > 0) await rebuild(client, migrations.slice(0, head.migrations.length));
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
  // Before anything is emptied: the guards of tables that only grow are taken away with the references.
  const putBack = await withoutReferences(client);
  if (replace) await client.query(`truncate ${[...tables.keys()].map(inPublic).join(', ')}`);
  const reports = await fillTables(client, lines, { tables, file });
  await putBack();
  if (later.length > 0) await runMigrations(client, later);
  await saveDataKey(client, head.key);
  return { tables: reports, takenAt: head.takenAt, key: head.key };
}

async function fillTables(
  client: pg.ClientBase,
  lines: AsyncGenerator<string>,
  { tables, file }: { tables: ReadonlyMap<string, TableFacts>; file: string },
): Promise<TableReport[]> {
  let table: TableFacts | undefined;
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
      // The text itself: numbers keep all their digits.
      batch.push(text.slice('{"row":'.length, -1));
      size += text.length;
      if (batch.length === AT_ONCE || size > LARGEST) await flush();
    } else if ('table' in line) table = known(tables, line.table);
    else if ('end' in line) {
      await flush();
      reports.push({ name: line.end, ...(await compared(client, table as TableFacts, line.sum)) });
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
  if (!isWhole)
    throw new Error(`${file} ends before its end; it was cut, and nothing was imported`);
  return reports;
}

/** Makes the tables of an earlier release, in place of those that are there. */
async function rebuild(
  client: pg.ClientBase,
  migrations: readonly KnownMigration[],
): Promise<void> {
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

const inPublic = (name: string) => `public.${quoted(name)}`;
const notOurs = (file: string) => new Error(`${file} is no export of this product`);

async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = fs.createReadStream(file);
  const text = bytes.pipe(createGunzip());
  bytes.on('error', (error) => text.destroy(error));
  try {
    // Not readline: it also takes U+2028 for the end of a line, and texts hold that.
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
        ? new Error(`${file} ends before its end; it was cut, and nothing was imported`)
        : notOurs(file);
    throw error;
  }
}

function readHead(text: string | undefined, file: string) {
  const head = text && (JSON.parse(text) as ExportLine);
  if (!head || !('format' in head)) throw notOurs(file);
  if (head.format !== FORMAT)
    throw new Error(
      `The export has the form ${String(head.format)}, and this release reads ${FORMAT}`,
    );
  return head;
}

/** The migrations that an export lacks. */
function findLater(
  exported: readonly number[],
  migrations: readonly KnownMigration[],
): readonly KnownMigration[] {
  if (exported.length === 0 || exported.some((at, index) => at !== migrations[index]?.at))
    throw new Error(
      'The export was made by a release with other tables, newer than this one or before 0.9.0; import it with the release that made it',
    );
  return migrations.slice(exported.length);
}

function known(tables: ReadonlyMap<string, TableFacts>, wanted: TableFacts): TableFacts {
  const table = tables.get(wanted.name);
  if (table?.columns.slice().sort().join() !== wanted.columns.slice().sort().join())
    throw new Error(
      `The export has a table ${wanted.name} that this release does not have in this form`,
    );
  return table as TableFacts;
}

async function requireEmpty(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names)
    if ((await client.query(`select from ${inPublic(name)} limit 1`)).rowCount)
      throw new Error(
        `The database is not empty (${name} has rows); import into an empty one, or give --replace to lose what is there`,
      );
}

async function insert(
  client: pg.ClientBase,
  { name, columns }: TableFacts,
  rows: string[],
): Promise<void> {
  const list = columns.map(quoted).join(', ');
  await client.query(
    `insert into public.${quoted(name)} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::public.${quoted(name)}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

async function compared(
  client: pg.ClientBase,
  table: TableFacts,
  expected: { rows: number; sum: string },
) {
  const found = await computeSum(client, table);
  if (found.rows !== expected.rows || found.sum !== expected.sum)
    throw new Error(
      `The table ${table.name} differs from the file (${found.rows} rows of ${expected.rows}); nothing was imported`,
    );
  return found;
}
