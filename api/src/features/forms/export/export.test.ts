import { FORMS, visit } from '@admissions/model/forms';
import { ACCESS_PATH, formPathsOf } from '@admissions/protocol/forms';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { asPerson, asVisitor, PASSWORD, submitForm, testApp } from '#testing';
import { exportHeadings } from './export-form.ts';

const ATTACKS = [
  '=HYPERLINK("http://x.example","a")',
  '+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  'a "quoted", name',
  '一行\n兩行',
  '<b>&amp;</b>',
  'plain',
];
const test = testApp({ formLimit: 1_000_000, formExportLimit: 20, loginLimit: 1_000_000 });
const visitor = asVisitor(test);
const exporter = asPerson(test, 'exporter', ['forms']);
let ids: number[];
beforeAll(async () => {
  for (const remarks of ATTACKS)
    await sent({ remarks, jobTitle: remarks.slice(0, 30).replace('\n', ' '), school: '匯出高中' });
  ids = (await test.sql('select id from submission order by id')).map(({ id }) => id);
});

const sent = (changes: object, form: (typeof FORMS)[number] = visit) =>
  submitForm(test, visitor, form, changes);
const exported = (request: object, form: (typeof FORMS)[number] = visit) =>
  test.app.inject({
    method: 'POST',
    url: formPathsOf(form).export,
    headers: exporter.headers,
    payload: { password: PASSWORD, ...request },
  });
const rowsIn = (text: string) => {
  const rows: string[][] = [[]];
  // RFC 4180: a quoted value may hold anything, two quotes are one.
  for (const [, quoted, bare, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
};
const lastExport = async () =>
  (await test.sql("select * from audit_log where action = 'export' order by id desc limit 1"))[0];

it('the CSV has all fields with headings and no formulas', async () => {
  const response = await exported({ format: 'csv' });
  expect([
    response.statusCode,
    response.headers['content-type'],
    response.headers['cache-control'],
  ]).toEqual([200, 'text/csv; charset=utf-8', 'no-store']);
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="visit-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [headings, ...rows] = rowsIn(response.body.slice(1));
  expect(headings).toEqual(exportHeadings(visit));
  expect(rows).toHaveLength(ATTACKS.length);
  const column = (heading: string) =>
    rows.map((row) => row[headings?.indexOf(heading) ?? -1]).toReversed();
  expect(column('其他說明')).toEqual(ATTACKS.map((text, index) => (index < 5 ? `'${text}` : text)));
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r＝]/.test(cell))).toEqual([]);
  expect(rows[0]).toEqual(
    expect.arrayContaining([
      '王小明',
      '03-0000-201',
      'wang@example.edu.tw',
      '40',
      '遊覽車',
      '校園導覽',
      '工程學院',
      '待處理',
      '1.0',
    ]),
  );
});
describe('the workbook', () => {
  it('is readable by another library, with typed texts and numbers', async () => {
    const { rawPayload } = await exported({ format: 'xlsx' });
    const [headings = [], ...rows] = await readSheet(rawPayload);
    expect(headings).toEqual(exportHeadings(visit));
    const column = (heading: string) =>
      rows.map((row) => row[headings.indexOf(heading)]).toReversed();
    expect(column('其他說明')).toEqual(ATTACKS);
    expect(column('學生人數')).toEqual(ATTACKS.map(() => 40));
    const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(sheet).not.toContain('<f');
    // Style 3 is text with a quote prefix.
    expect(sheet).toContain('s="3" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK');
  });
  it.each(FORMS)('of $name has labels for every field', async (form) => {
    await sent({}, form);
    const [headings = [], row] = await readSheet(
      (await exported({ format: 'xlsx' }, form)).rawPayload,
    );
    expect(headings).toEqual(exportHeadings(form));
    expect(new Set(headings).size).toBe(headings.length);
    // Options are written in Chinese.
    expect(row?.filter((cell) => typeof cell === 'string' && /^[a-z]+$/.test(cell))).toEqual([]);
  });
});
describe('an export', () => {
  it('contains the filtered submissions', async () => {
    await sent({ school: '別的高中', city: '臺東縣' });
    const found = async (filters: object) =>
      rowsIn((await exported({ format: 'csv', filters })).body.slice(1)).length - 1;
    expect([
      await found({ city: '臺東縣' }),
      await found({ text: '別的' }),
      await found({ state: 'done' }),
      await found({ college: 'medical' }),
    ]).toEqual([1, 1, 0, 0]);
    expect((await exported({ format: 'csv', filters: { page: 1 } })).statusCode).toBe(422);
  });
  it('is audited with account, filters, count and ids, but without the search term', async () => {
    await exported({ format: 'xlsx', filters: { text: '匯出高中', state: 'new' } });
    const { account, area, target, details } = await lastExport();
    expect([account, area, target]).toEqual(['exporter', 'forms', 'visit']);
    expect(details).toEqual({
      format: 'xlsx',
      filters: { state: 'new', text: true },
      count: ATTACKS.length,
      ids: `${ids[0]}-${ids.at(-1)}`,
    });
  });
  it('is limited in rows', async () => {
    for (let index = 0; index < 12; index++) await sent({});
    const response = await exported({ format: 'csv' });
    expect(response.statusCode).toBe(422);
  });
});
it('the access list lists each view and the submissions of each export by account and day', async () => {
  const [id] = ids as [number];
  const before = (await exporter.call('GET', `${ACCESS_PATH}?account=exporter`)).body.data.total;
  await exporter.call('GET', formPathsOf(visit).info(id));
  await exported({ format: 'csv', filters: { city: '臺東縣' } });
  const { list, total } = (await exporter.call('GET', `${ACCESS_PATH}?account=exporter`)).body.data;
  expect(total).toBe(before + 2);
  expect(list.slice(0, 2)).toMatchObject([
    {
      account: 'exporter',
      action: 'export',
      form: 'visit',
      submissions: expect.stringMatching(/^\d+$/),
      reference: null,
    },
    {
      account: 'exporter',
      action: 'view',
      form: 'visit',
      submissions: String(id),
      reference: expect.stringMatching(/^V-/),
    },
  ]);
  expect((await exporter.call('GET', `${ACCESS_PATH}?account=somebody`)).body.data.total).toBe(0);
  expect((await exporter.call('GET', `${ACCESS_PATH}?end=2020-01-01`)).body.data.total).toBe(0);
});
