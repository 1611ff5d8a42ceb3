import { news } from '@admissions/model/kinds';
import { LIST_FILE_PATHS } from '@admissions/protocol/staff';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asPerson, staffOf, testApp } from '#testing';

describe('a list export', () => {
  const test = testApp();
  const lister = asPerson(test, 'lister', ['news']);
  beforeAll(async () => {
    for (const title of ['=1+1', '鯨魚', '海豚'])
      await addEntry(lister.call, test, news, { title });
  });

  const download = (request: object) =>
    test.app.inject({
      method: 'POST',
      url: LIST_FILE_PATHS.export,
      headers: lister.headers,
      payload: { kind: news.id, ...request },
    });

  it('has field and option labels, and writes formulas as text', async () => {
    const answer = await download({ format: 'xlsx' });
    expect(answer.statusCode).toBe(200);
    const [headings = [], ...rows] = await readSheet(answer.rawPayload);
    const column = (label: string) => rows.map((row) => row[headings.indexOf(label)]);
    expect(headings[0]).toBe('編號');
    expect(column(news.fields.title.label['zh-TW'])).toEqual(
      expect.arrayContaining(['=1+1', '鯨魚', '海豚']),
    );
    const csv = await download({ format: 'csv' });
    expect(csv.payload).toContain(`"'=1+1"`);
  });

  it('contains only filtered rows and leaves an audit entry', async () => {
    const answer = await download({ format: 'csv', filters: { text: '鯨魚' } });
    expect(answer.payload.trim().split('\r\n')).toHaveLength(2);
    const rows = await test.sql(
      "select account, area, details from audit_log where action = 'export_list' order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({
      account: 'lister',
      area: 'news',
      details: { format: 'csv', filters: { text: true }, count: 1 },
    });
    expect((await download({ format: 'csv', filters: { nothing: '1' } })).statusCode).toBe(400);
  });

  it('requires the right to edit the kind', async () => {
    const stranger = await staffOf(test, ['ad']);
    const request = { kind: news.id, format: 'csv' };
    expect((await stranger('POST', LIST_FILE_PATHS.export, request)).status).toBe(403);
  });
});
