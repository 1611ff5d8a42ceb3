import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../database.ts';
import type { ExportLine, TableReport } from './export-file.ts';
import { FORMAT } from './export-file.ts';
import type { TableFacts } from './table-facts.ts';
import { quoted, readTables, withoutReferences } from './table-facts.ts';
import { computeSum, inOneForm } from './table-sums.ts';

const AT_ONCE = 200;
const LARGEST = 2 ** 20;

export interface ImportFacts {
  file: string;
  migrations: number[];
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
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
  // Before anything is emptied: the guards of tables that only grow are taken away with the references.
  const putBack = await withoutReferences(client);
  await requireRoom(client, [...tables.keys()], replace);
  let head: Extract<ExportLine, { format: string }> | undefined;
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
  for await (const text of readLines(file)) {
    const line = JSON.parse(text) as ExportLine;
    if ('row' in line) {
      // The text itself: numbers keep all their digits.
      batch.push(text.slice('{"row":'.length, -1));
      size += text.length;
      if (batch.length === AT_ONCE || size > LARGEST) await flush();
    } else if ('format' in line) head = checked(line, migrations);
    else if (!head) throw notOurs(file);
    else if ('table' in line) table = known(tables, line.table);
    else if ('end' in line) {
      await flush();
      reports.push({ name: line.end, ...(await compared(client, table as TableFacts, line.sum)) });
    } else {
      for (const { name, last, isCalled } of line.sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [
          `public.${quoted(name)}`,
          last,
          isCalled,
        ]);
      isWhole = line.tables === reports.length;
    }
  }
  if (!head) throw notOurs(file);
  if (!isWhole)
    throw new Error(`${file} ends before its end; it was cut, and nothing was imported`);
  await putBack();
  return { tables: reports, takenAt: head.takenAt, key: head.key };
}

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

function checked(head: Extract<ExportLine, { format: string }>, migrations: number[]) {
  if (head.format !== FORMAT)
    throw new Error(
      `The export has the form ${String(head.format)}, and this release reads ${FORMAT}`,
    );
  if (head.migrations.join() !== migrations.join())
    throw new Error(
      'The export was made by a release with other tables; import it with the release that made it',
    );
  return head;
}

function known(tables: ReadonlyMap<string, TableFacts>, wanted: TableFacts): TableFacts {
  const table = tables.get(wanted.name);
  if (table?.columns.slice().sort().join() !== wanted.columns.slice().sort().join())
    throw new Error(
      `The export has a table ${wanted.name} that this release does not have in this form`,
    );
  return table as TableFacts;
}

async function requireRoom(
  client: pg.ClientBase,
  names: string[],
  replace: boolean,
): Promise<void> {
  const list = names.map((name) => `public.${quoted(name)}`);
  if (replace) {
    await client.query(`truncate ${list.join(', ')}`);
    return;
  }
  for (const [index, name] of list.entries())
    if ((await client.query(`select from ${name} limit 1`)).rowCount)
      throw new Error(
        `The database is not empty (${names[index]} has rows); import into an empty one, or give --replace to lose what is there`,
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
