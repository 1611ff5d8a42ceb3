import { bachelorDepartment, bachelorEntry } from '@admissions/model/kinds';
import { NUMBER_FILE_PATHS } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addEntry, asPerson, testApp } from '#testing';
import { tableOf } from '../../content/schema/tables.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import { readSheets } from '../../platform/spreadsheets/read-sheets.ts';
import { writeXlsx } from '../../platform/spreadsheets/xlsx.ts';

const DEPARTMENTS = 300;
const CHANNELS = 5;
const FIRST_ID = 1000;
const test = testApp();
const person = asPerson(test, 'office', ['faculty']);

/** Copies of a row in the database. */
async function copy(kind: { id: string }, id: number, count: number, changes: string) {
  const table = tableOf(kind as never);
  await test.deps.db.orm.execute(sql`
    with source as (select to_jsonb(${table}) as value from ${table} where ${table.id} = ${id})
    insert into ${table} select (jsonb_populate_record(null::${table}, value || ${sql.raw(changes)})).*
    from source, generate_series(1, ${sql.raw(String(count))}) as n`);
}

it('previews and publishes a year of 300 departments with 5 channels', async () => {
  const { call, headers } = person;
  const department = (await addEntry(call, test, bachelorDepartment)).id;
  const years = [116, 115, 114, 113].map((year) => ({ year, quota: 9 }));
  const values = { department, measure: 'none', years };
  const entry = (await addEntry(call, test, bachelorEntry, values)).id;
  await copy(
    bachelorDepartment,
    department,
    DEPARTMENTS,
    `jsonb_build_object('id', ${FIRST_ID} + n, 'title', '系' || n)`,
  );
  await copy(
    bachelorEntry,
    entry,
    DEPARTMENTS * CHANNELS,
    `jsonb_build_object('id', ${FIRST_ID} + n, 'title', '管道' || n, 'department', ${FIRST_ID} + 1 + n % ${DEPARTMENTS})`,
  );
  const url = NUMBER_FILE_PATHS.export;
  const payload = { format: 'xlsx' };
  const { rawPayload } = await test.app.inject({ method: 'POST', url, payload, headers });
  const sheets = await readSheets(rawPayload, 20_000);
  const rows = sheets.find(({ name }) => name === bachelorEntry.label['zh-TW'])?.rows as Cell[][];
  const year = rows[0]?.indexOf('學年度') ?? -1;
  const next = rows.filter((row) => row[year] === 116).map((row) => row.with(year, 117));
  expect(next).toHaveLength(DEPARTMENTS * CHANNELS + 1);
  const parts: Uint8Array[] = [];
  const sheet = { name: bachelorEntry.label['zh-TW'], rows: [...rows, ...next] };
  for await (const part of writeXlsx([sheet])) parts.push(part);
  const file = {
    name: 'a.xlsx',
    file: Buffer.concat(parts).toString('base64'),
    removes: false,
  };
  const { data } = (await call('POST', NUMBER_FILE_PATHS.preview, file)).body;
  expect(data).toMatchObject({ faults: [], entries: DEPARTMENTS * CHANNELS + 1 });
  const sent = { ...file, seen: data.seen, isPublished: true };
  expect((await call('POST', NUMBER_FILE_PATHS.import, sent)).status).toBe(200);
}, 120_000);
