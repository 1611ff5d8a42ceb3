import { adminPathsOf } from '@admissions/model';
import { bachelorDepartment, bachelorEntry, fees } from '@admissions/model/kinds';
import {
  ENTRY_DRAFT_PATHS,
  NUMBER_FILE_PATHS,
  type NumberPreview,
} from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { asPerson, asVisitor, type Call, staffOf, testApp } from '#testing';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import type { ReadCell, SheetRows } from '../../platform/spreadsheets/read-cell.ts';
import { readSheets } from '../../platform/spreadsheets/read-sheets.ts';
import { writeXlsx } from '../../platform/spreadsheets/xlsx.ts';

const test = testApp({ seed: 'demo' });
const person = asPerson(test, '王小美', ['faculty', 'about']);
const staff: Call = (...call) => person.call(...call);
const visitor = asVisitor(test);
const ENTRIES = '學士班入學分則';
const DATES = '全國日程';

let sheets: SheetRows[];
const download = async (payload: object) => {
  const url = NUMBER_FILE_PATHS.export;
  const { headers } = person;
  return (await test.app.inject({ method: 'POST', url, payload, headers })).rawPayload;
};
beforeAll(async () => {
  sheets = await readSheets(await download({ format: 'xlsx' }), 20_000);
});

const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
/** A file of these sheets with changed rows. */
async function build(changes: Record<string, (rows: ReadCell[][]) => ReadCell[][]>) {
  const parts: Uint8Array[] = [];
  const changed = Object.entries(changes).map(([name, change]) => ({
    name,
    rows: change(structuredClone(rowsOf(name))) as Cell[][],
  }));
  for await (const part of writeXlsx(changed)) parts.push(part);
  return Buffer.concat(parts);
}
const toRequest = (file: Buffer, name = 'a.xlsx', removes = false) => ({
  name,
  file: file.toString('base64'),
  removes,
});
const preview = async (...file: Parameters<typeof toRequest>): Promise<NumberPreview> =>
  (await staff('POST', NUMBER_FILE_PATHS.preview, toRequest(...file))).body.data;
const save = (file: Buffer, seen: string, isPublished: boolean) =>
  staff('POST', NUMBER_FILE_PATHS.import, { ...toRequest(file), seen, isPublished });
const at = (name: string, label: string) => rowsOf(name)[0]?.indexOf(label) ?? -1;

/** A first row of the newest year as that of the next year. */
const addYear =
  (change: Record<string, ReadCell> = {}) =>
  (rows: ReadCell[][]) => {
    const [head = [], first = []] = rows;
    const next = [...first];
    next[at(ENTRIES, '學年度')] = 117;
    for (const [label, value] of Object.entries(change)) next[head.indexOf(label)] = value;
    return [head, next];
  };
const countDrafts = async () =>
  (await staff('GET', `${ENTRY_DRAFT_PATHS.list}?kind=${bachelorEntry.id}`)).body.data.list.length;

describe('the workbook of numbers', () => {
  it('has a sheet for each table of the areas of the caller', async () => {
    expect(sheets.map(({ name }) => name)).toContain('學雜費（每學期）');
    expect(sheets).toHaveLength(17);
    const other = await staffOf(test, ['about']);
    const { list } = (await other('GET', NUMBER_FILE_PATHS.sheets)).body.data;
    expect(list).not.toContain(ENTRIES);
    const news = await staffOf(test, ['news']);
    expect((await news('GET', NUMBER_FILE_PATHS.sheets)).status).toBe(403);
  });
  it('changes nothing as downloaded', async () => {
    const file = await build(Object.fromEntries(sheets.map(({ name }) => [name, (rows) => rows])));
    const shown = await preview(file, 'a.xlsx', true);
    expect(shown).toMatchObject({ faults: [], ignored: [], entries: 0 });
    expect(shown.sheets.flatMap(({ rows }) => rows)).toEqual([]);
    expect(shown.sheets.find(({ name }) => name === ENTRIES)?.same).toBeGreaterThan(400);
  });
  it('is also one CSV file, named like its sheet', async () => {
    const file = await download({ format: 'csv', sheet: DATES });
    expect(await preview(file, `${DATES}-2026.csv`)).toMatchObject({ faults: [], entries: 0 });
    const answer = await staff('POST', NUMBER_FILE_PATHS.preview, toRequest(file, '未命名.csv'));
    expect(answer.status).toBe(422);
    for (const { name } of sheets) expect(answer.body.message).toContain(name);
  });
});

describe('a wrong file', () => {
  it('is refused with each problem at its cell, and writes nothing', async () => {
    const file = await build({
      [ENTRIES]: (rows) => {
        const [head = [], first = [], second = []] = rows;
        first[at(ENTRIES, '名額')] = '三';
        second[at(ENTRIES, '編號')] = 99_999;
        const third = [...(rows[3] ?? [])];
        third[at(ENTRIES, '管道')] = '別的管道';
        const fourth = [...(rows[4] ?? [])];
        fourth[at(ENTRIES, '總成績的組成（％）')] = '面試 30；書面審查 30';
        return [head, first, second, third, fourth];
      },
      [DATES]: ([head = [], ...rows]) => [[...head.slice(0, -1), '備註'], ...rows],
      工作表3: () => [['a']],
    });
    const shown = await preview(file);
    expect(shown.ignored).toEqual(['工作表3']);
    expect(shown.faults.map(({ cell }) => cell)).toEqual([
      `${ENTRIES}!A3`,
      `${ENTRIES}!A4`,
      `${ENTRIES}!F2`,
      `${DATES}!G1`,
      `${ENTRIES}!J5`,
    ]);
    const answer = await save(file, shown.seen, true);
    expect(answer.status).toBe(422);
    expect(await countDrafts()).toBe(0);
  });
  it('counts a wrong row neither as changed nor as the same', async () => {
    const file = await build({
      [DATES]: (rows) => {
        (rows[1] as ReadCell[])[at(DATES, '期間')] = '明年';
        return rows;
      },
    });
    const { sheets: seen, faults } = await preview(file);
    expect(faults).toHaveLength(1);
    expect(seen).toEqual([{ name: DATES, rows: [], same: rowsOf(DATES).length - 2 }]);
  });
});

describe('an import', () => {
  const loadEntry = async () =>
    (
      await staff(
        'GET',
        adminPathsOf(bachelorEntry).info(Number(rowsOf(ENTRIES)[1]?.[at(ENTRIES, '編號')])),
      )
    ).body.data;
  const rule = { 檢定: '數A 後標；英文 均標', 名額: 7 };

  it('saves drafts, once however often it comes', async () => {
    const file = await build({ [ENTRIES]: addYear(rule) });
    const shown = await preview(file);
    expect(shown).toMatchObject({ faults: [], entries: 1 });
    const [row] = shown.sheets[0]?.rows ?? [];
    expect(row).toMatchObject({ line: 2, state: 'new' });
    // Departments have channels of the same name.
    expect(row?.title).toContain(String(rowsOf(ENTRIES)[1]?.[at(ENTRIES, '系所')]));
    expect(row?.changes).toContainEqual({ label: '名額', from: '', to: '7' });
    expect((await save(file, shown.seen, false)).body.data).toMatchObject({
      entries: 1,
      items: [{ kind: bachelorEntry.id }],
    });
    expect((await save(file, shown.seen, false)).status).toBe(200);
    expect(await countDrafts()).toBe(1);
    expect((await loadEntry()).years[0].year).toBe(116);
  });
  it('publishes the same file with its draft, and hides the new year until its approval', async () => {
    const file = await build({ [ENTRIES]: addYear(rule) });
    const { seen } = await preview(file);
    expect((await save(file, seen, true)).status).toBe(200);
    expect(await countDrafts()).toBe(0);
    const entry = await loadEntry();
    expect(entry.years[0]).toMatchObject({
      year: 117,
      quota: 7,
      requires: [
        { subject: 'mathA', level: 'rear' },
        { subject: 'english', level: 'mean' },
      ],
    });
    expect(entry.years[1].year).toBe(116);
    const { id } = entry.department;
    const url = `/api/ap/faculty/bachelor_entry_list?id=${id}`;
    const [first] = (await visitor('GET', url)).body.data.list;
    expect(first).toMatchObject({ unapprovedYears: [117], years: [{ year: 116 }, {}, {}, {}] });
    expect(await preview(file)).toMatchObject({ faults: [], entries: 0 });
  });
  it('adds dates without an id once, and removes rows only on demand', async () => {
    const addDate = ([head = [], first = []]: ReadCell[][]) => {
      const row = [...first];
      row[0] = null;
      row[1] = '簡章公告';
      row[head.indexOf('期間')] = '2027-11-01～2027-11-02';
      return [head, row];
    };
    const fewer = ([head = [], ...rows]: ReadCell[][]) => [head, ...rows.slice(1)];
    const file = await build({ [DATES]: addDate, 住宿: fewer });
    const shown = await preview(file);
    expect(shown.sheets.flatMap(({ rows }) => rows.map(({ state }) => state))).toEqual([
      'new',
      'missing',
    ]);
    await save(file, shown.seen, true);
    expect(await preview(file)).toMatchObject({ faults: [], entries: 0 });
    const removed = await preview(file, 'a.xlsx', true);
    expect(removed.sheets[1]?.rows).toMatchObject([{ state: 'removed', line: null }]);
    const request = { ...toRequest(file, 'a.xlsx', true), seen: removed.seen, isPublished: true };
    await staff('POST', NUMBER_FILE_PATHS.import, request);
    const { rooms } = (await staff('GET', adminPathsOf(fees).info(1))).body.data;
    expect(rooms).toHaveLength(rowsOf('住宿').length - 2);
  });
  it('is refused when the content changed since the preview, or has another draft', async () => {
    const change = ([head = [], first = []]: ReadCell[][]) => [head, [...first.slice(0, -1), 77]];
    const file = await build({ 學士班學系: change });
    const { seen } = await preview(file);
    const id = Number(rowsOf('學士班學系')[1]?.[0]);
    const { edit, info } = adminPathsOf(bachelorDepartment);
    const { revision } = (await staff('GET', info(id))).body.data;
    await staff('PUT', edit(id), { tagline: '新的一句', revision });
    const answer = await save(file, seen, true);
    expect(answer.status).toBe(409);
    const draft = {
      kind: bachelorDepartment.id,
      entryId: id,
      changed: { tagline: '一' },
      base: {},
    };
    expect((await staff('POST', ENTRY_DRAFT_PATHS.add, draft)).status).toBe(200);
    expect((await preview(file)).faults).toEqual([
      { cell: '學士班學系!A2', message: expect.stringContaining('王小美') },
    ]);
  });
});
