import { type AnyKind, adminPathsOf } from '@admissions/model';
import { block, KINDS, news, newsCategory } from '@admissions/model/kinds';
import { type ImportRow, LIST_FILE_PATHS } from '@admissions/protocol/staff';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asPerson, type Call, sampleEntry, staffOf, testApp } from '#testing';

const test = testApp();
const importer = asPerson(test, 'importer');
const staff: Call = (...request) => importer.call(...request);

const encoded = (text: string) => Buffer.from(text).toString('base64');
const preview = (kind: AnyKind, file: string, more: object = {}) =>
  staff('POST', LIST_FILE_PATHS.preview, { kind: kind.id, file, ...more });
const add = (kind: AnyKind, changes?: object) => addEntry(staff, test, kind, changes);
const download = (payload: object) => {
  const { headers } = importer;
  return test.app.inject({ method: 'POST', url: LIST_FILE_PATHS.export, headers, payload });
};
const exported = async (kind: AnyKind, format: 'xlsx' | 'csv') =>
  (await download({ kind: kind.id, format })).rawPayload;
const state = (rows: ImportRow[]) => rows.map(({ state: now }) => now);
/** As previewed. */
const importAs = async (kind: AnyKind, file: string, rows: ImportRow[]) =>
  staff('POST', LIST_FILE_PATHS.import, { kind: kind.id, file, rows: asSeen(rows) });
const asSeen = (rows: ImportRow[]) =>
  rows.map(({ line, id, revision }) => ({ line, id, revision }));

it.each(KINDS.filter(({ singleton }) => !singleton))(
  'an unchanged export changes nothing of $id in either format',
  async (kind) => {
    await add(kind);
    for (const format of ['xlsx', 'csv'] as const) {
      const rawPayload = await exported(kind, format);
      const { body } = await preview(kind, rawPayload.toString('base64'));
      expect(body.data.rows.length).toBeGreaterThan(0);
      expect(body.data.rows.filter(({ state: now }: ImportRow) => now !== 'same')).toEqual([]);
    }
  },
);

describe('a list export', () => {
  beforeAll(async () => {
    for (const title of ['=1+1', '鯨魚', '海豚']) await add(news, { title });
  });

  it('has field and option labels, and writes formulas as text', async () => {
    const [headings = [], ...rows] = await readSheet(await exported(news, 'xlsx'));
    const column = (label: string) => rows.map((row) => row[headings.indexOf(label)]);
    expect(headings[0]).toBe('編號');
    expect(column(news.fields.title.label['zh-TW'])).toEqual(
      expect.arrayContaining(['=1+1', '鯨魚', '海豚']),
    );
    expect((await exported(news, 'csv')).toString()).toContain(`"'=1+1"`);
  });

  it('contains only filtered rows and leaves an audit entry', async () => {
    const filtered = (filters: object) => download({ kind: news.id, format: 'csv', filters });
    const answer = await filtered({ text: '鯨魚' });
    expect(answer.payload.trim().split('\r\n')).toHaveLength(2);
    const rows = await test.sql(
      "select account, area, details from audit_log where action = 'export_list' order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({
      account: 'importer',
      area: 'news',
      details: { format: 'csv', filters: { text: true }, count: 1 },
    });
    expect((await filtered({ nothing: '1' })).statusCode).toBe(400);
  });

  it('requires the right to edit the kind', async () => {
    const stranger = await staffOf(test, ['ad']);
    const request = { kind: news.id, format: 'csv' };
    expect((await stranger('POST', LIST_FILE_PATHS.export, request)).status).toBe(403);
  });
});

describe('an import', () => {
  const title = '標題';
  it('previews changes and creates drafts hidden from visitors', async () => {
    const { label } = news.fields.title;
    const one = await add(news, { title: '甲則' });
    const summary = news.fields.summary.label['zh-TW'];
    const file = encoded(
      `\uFEFF編號,${label['zh-TW']},${summary}\r\n${one.id},甲則,"新的, ""摘要"""\r\n`,
    );
    const { data } = (await preview(news, file)).body;
    expect(data.rows).toMatchObject([
      {
        line: 2,
        state: 'changed',
        id: one.id,
        changes: [{ field: 'summary', from: one.summary, to: '新的, "摘要"' }],
      },
    ]);
    const done = await importAs(news, file, data.rows);
    expect(done.body.data).toEqual({ added: [], changed: [{ id: one.id, title: '甲則' }] });
    const now = (await staff('GET', adminPathsOf(news).info(one.id))).body.data;
    expect([now.summary, now.revision]).toEqual([one.summary, one.revision]);
    // Its existing draft must not be overwritten.
    expect((await preview(news, file)).body.data.rows[0]).toMatchObject({
      state: 'refused',
      faults: [{ field: '' }],
    });
    expect((await importAs(news, file, data.rows)).status).toBe(409);
  });

  it('creates drafts of new rows, all or none, and rejects invalid cells', async () => {
    const kind = simplest();
    const entry = await sampleEntry(test, kind);
    const required = Object.entries(kind.fields).filter(([, { required: is }]) => is);
    const head = required.map(([name]) => name);
    const cells = (name: string) =>
      head.map((each) => (each === kind.title ? name : String(entry[each] ?? ''))).join(',');
    const file = encoded(`${head.join(',')}\n${cells('匯入一')}\n${cells('匯入二')}\n`);
    const { data } = (await preview(kind, file)).body;
    expect(state(data.rows)).toEqual(['new', 'new']);
    const done = await importAs(kind, file, data.rows);
    expect(done.body.data.added).toMatchObject([{ title: '匯入一' }, { title: '匯入二' }]);
    const [first] = done.body.data.added;
    expect((await staff('GET', adminPathsOf(kind).info(first.id))).body.data.status).toBe('draft');
    const rows = await test.sql(
      "select details from audit_log where action = 'import_list' order by id desc limit 1",
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    '115/11/28',
    '2026年11月28日',
    '２０２６/１１/２８',
    '民國115年11月28日（六）',
    '1151128',
    '2026/11/28 上午 10:00:00',
  ])('previews the day %s as 2026-11-28, and titles without invisible characters', async (day) => {
    const one = await add(news, { title: '日期列', date: '2026-01-01' });
    const { data } = (
      await preview(news, encoded(`id,title,date\n${one.id},日期\u200B列,${day}\n`))
    ).body;
    expect(data.rows).toMatchObject([
      { state: 'changed', changes: [{ field: 'date', from: '2026-01-01', to: '2026-11-28' }] },
    ]);
  });
  it('reads new rows with dates of the Republic', async () => {
    await add(newsCategory, { title: '招生公告', type: 'news' });
    const file = '標題,分類,日期,摘要\r\n列一,招生公告,115/11/28,測試\r\n';
    const { data } = (await preview(news, encoded(file))).body;
    expect(data.rows).toMatchObject([
      {
        state: 'new',
        faults: [],
        changes: [
          { field: 'title', to: '列一' },
          { field: 'category', to: '招生公告' },
          { field: 'date', to: '2026-11-28' },
          { field: 'summary', to: '測試' },
        ],
      },
    ]);
  });
  it('rejects a row changed since the preview and writes none of the others', async () => {
    const [one, two] = [await add(news, { title: '乙則' }), await add(news, { title: '丙則' })];
    const file = encoded(`id,summary\n${one.id},另一個\n${two.id},另一個\n`);
    const { data } = (await preview(news, file)).body;
    await staff('PUT', adminPathsOf(news).edit(two.id), { revision: two.revision, summary: '快' });
    const answer = await importAs(news, file, data.rows);
    expect(answer.status).toBe(409);
    expect(answer.body.data.rows).toMatchObject([{ line: 3, id: two.id }]);
    const rows = await test.sql('select id from working_copy where entry_id = $1', [one.id]);
    expect(rows).toEqual([]);
  });

  it('reports errors of the file and of single rows', async () => {
    const message = async (file: string) => {
      const { status, body } = await preview(news, file);
      return [status, body.message ?? body.errorMessage];
    };
    expect(await message(Buffer.from([0xff, 0x2c]).toString('base64'))).toEqual([
      422,
      expect.stringContaining('UTF-8'),
    ]);
    expect((await message(encoded('摘要\nx\n')))[1]).toContain('編號');
    expect((await message(encoded('title\n')))[1]).toContain('資料列');
    const rows = (await preview(news, encoded('id,title\n999999,x\n'))).body.data.rows;
    expect(rows).toMatchObject([
      { state: 'refused', faults: [{ field: '', message: expect.stringContaining('編號') }] },
    ]);
  });

  it('rejects a workbook of millions of elements while the API stays responsive', async () => {
    const parts = unzipSync(await exported(news, 'xlsx'));
    parts['xl/worksheets/sheet1.xml'] = strToU8(`<sheetData>${'<a/>'.repeat(9_500_000)}`);
    const bomb = zipSync(parts, { level: 9 });
    const file = Buffer.from(bomb).toString('base64');
    expect(bomb.length).toBeLessThan(60_000);
    let last = performance.now();
    let longest = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 10);
    const answers = await Promise.all(Array.from({ length: 6 }, () => preview(news, file)));
    clearInterval(timer);
    expect(answers.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 429, 429]);
    expect(longest).toBeLessThan(500);
  });

  it('requires the right to edit the kind', async () => {
    const stranger = await staffOf(test, ['ad']);
    const file = encoded(`${title}\nx\n`);
    for (const [url, more] of [
      [LIST_FILE_PATHS.preview, {}],
      [LIST_FILE_PATHS.import, { rows: [{ line: 2, id: null, revision: null }] }],
    ] as const)
      expect((await stranger('POST', url, { kind: news.id, file, ...more })).status).toBe(403);
  });
});

/** A kind with only cell types among its required fields. */
function simplest(): AnyKind {
  const simple = ['text', 'longText', 'integer', 'boolean', 'select', 'date'];
  const found = KINDS.find(
    ({ singleton, fields, rules }) =>
      !singleton &&
      rules.length === 0 &&
      Object.values(fields).every(({ required, type }) => !required || simple.includes(type)),
  );
  return found ?? block;
}
