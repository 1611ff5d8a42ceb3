import { randomUUID } from 'node:crypto';
import { taipeiDay } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, sampleVisit, solvedProof, testApp, visitor } from '#testing';
import { deleteExpiredKeys } from '../../../platform/idempotency/run-idempotent.ts';
import { daysFrom } from '../../../tests/testing/bookings.ts';

// Letters stay queued here.
const test = testApp({
  formLimit: 1_000_000,
  smtpUrl: 'smtp://127.0.0.1:1',
  mailFrom: 'admission@example.edu.tw',
  mailOffice: 'office@example.edu.tw',
});
let headers: Caller;
beforeAll(async () => {
  headers = await visitor(test);
});

const { send: url } = formPathsOf(visit);
const send = async (
  changes: object = {},
  { key = randomUUID(), more = {} }: { key?: string | null; more?: Caller } = {},
) => {
  const payload = { proof: await solvedProof(test), ...sampleVisit(changes) };
  const once = key && { 'idempotency-key': key };
  const sent = { ...headers, ...once, ...more };
  return test.app.inject({ method: 'POST', url, payload, headers: sent });
};
const count = async () =>
  (await test.sql('select count(*)::int as n from submission'))[0].n as number;
const added = async (work: () => Promise<unknown>) => {
  const before = await count();
  await work();
  return (await count()) - before;
};

describe('a campus-visit request', () => {
  it('stores the version of the notice and the time of consent', async () => {
    const { reference } = (await send()).json().data;
    const rows = await test.sql(
      'select notice_version, consent_at from submission where reference = $1',
      [reference],
    );
    expect(rows[0].notice_version).toBe('1.0');
    expect(Math.abs(rows[0].consent_at.getTime() - Date.now())).toBeLessThan(60_000);
  });
  it.each([
    [{ school: '' }, 'school', '此欄位為必填'],
    [{ email: 'nonsense' }, 'email', '請輸入有效的電子郵件'],
    [{ phone: 'call me' }, 'phone', '請輸入有效的電話號碼，例如03-0000-000'],
    [{ city: '臺北縣' }, 'city', '請從清單中選擇一項'],
    [{ students: 0 }, 'students', '數值不可小於1'],
    [{ students: '40' }, 'students', '請輸入整數'],
    [{ consent: false }, 'consent', '請先閱讀並勾選同意個人資料告知事項'],
    [{ dates: daysFrom(40, 39) }, 'dates.end', '日期區間不正確，開始日不可晚於結束日。'],
    [{ dates: { begin: '2020-01-01', end: '2099-02-01' } }, 'dates.begin', '日期不可早於今天'],
    [{ dates: daysFrom(600, 601) }, 'dates.begin', '日期太遠，請填一年半以內的日子'],
    [{ dates: daysFrom(30, 92) }, 'dates.end', '最早到最晚最多62天，請縮短'],
    [{ dates: { begin: '2099-02-30', end: '2099-03-01' } }, 'dates.begin', '請輸入有效的日期'],
    [{ state: 'done' }, 'state', expect.stringMatching(/^這裡沒有這個參數，可用的有：school/)],
    [{ id: 1 }, 'id', expect.stringMatching(/^這裡沒有這個參數/)],
  ])('with %j is rejected at the field %s and not stored', async (wrong, field, message) => {
    const rows = await added(async () => {
      const response = await send(wrong);
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toEqual({ [field]: [message] });
    });
    expect(rows).toBe(0);
  });
  it('may request tomorrow in Taipei time, not today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T16:30:00Z') });
    expect(taipeiDay()).toBe('2026-11-21');
    headers = await visitor(test);
    const statusOn = async (begin: string) =>
      (await send({ dates: { begin, end: '2026-11-22' } })).statusCode;
    expect([await statusOn('2026-11-22'), await statusOn('2026-11-21')]).toEqual([200, 422]);
    vi.useRealTimers();
    headers = await visitor(test);
  });
  it.each([[{ website: 'https://spam.example' }], [{ elapsed: 300 }], [{ elapsed: 'long' }]])(
    'with %j is rejected as a bot’s',
    async (bait) => {
      const response = await send(bait);
      expect(response.statusCode).toBe(422);
    },
  );
  it('with an empty honeypot and a human time is stored', async () =>
    expect((await send({ website: '', elapsed: 45_000 })).statusCode).toBe(200));
});

describe('a repeated submission', () => {
  it('with one key and another body is rejected', async () => {
    const key = randomUUID();
    await send({}, { key });
    const rows = await added(async () =>
      expect((await send({ students: 41 }, { key })).statusCode).toBe(422),
    );
    expect(rows).toBe(0);
  });
  it('may be corrected with the same key after a rejection', async () => {
    const key = randomUUID();
    expect((await send({ email: 'wrong' }, { key })).statusCode).toBe(422);
    expect((await send({}, { key })).json().data.duplicate).toBe(false);
  });
  it('is recognised for a day', async () => {
    const key = randomUUID();
    const start = Date.now();
    const payload = sampleVisit();
    await send(payload, { key });
    const repeatedAfter = async (hours: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + hours * 3_600_000 });
      await deleteExpiredKeys(test.deps.db);
      return (await send(payload, { key, more: await visitor(test) })).json().data.duplicate;
    };
    expect(await repeatedAfter(23)).toBe(true);
    expect(await repeatedAfter(25)).toBe(false);
  });
  it('without a key counts once within ten seconds', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const payload = sampleVisit({ students: 77 });
    expect((await send(payload, { key: null })).json().data.duplicate).toBe(false);
    vi.setSystemTime(start + 9000);
    expect((await send(payload, { key: null })).json().data.duplicate).toBe(true);
    vi.setSystemTime(start + 20_000);
    expect((await send(payload, { key: null })).json().data.duplicate).toBe(false);
  });
});

describe('personal data', () => {
  const PLANTED = {
    name: '歐陽植入',
    phone: '03-7777-654',
    mobile: '0977-123-987',
    email: 'planted.person@example.edu.tw',
    remarks: '植入的備註內容',
  };

  it('is nowhere in the database in plain text', async () => {
    await send(PLANTED);
    const tables = await test.sql(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    const dump: string[] = [];
    for (const { table_name: table } of tables)
      dump.push(JSON.stringify(await test.sql(`select * from "${table}"`)));
    expect(tables.length).toBeGreaterThan(10);
    expect(dump.join()).toContain('桃園市立示範高中');
    expect(tables.map(({ table_name: table }) => table)).toContain('form_mail');
    for (const value of Object.values(PLANTED)) expect(dump.join()).not.toContain(value);
  });
  it('cannot be moved to another row undetected', async () => {
    const [one, other] = [
      (await send()).json().data.reference,
      (await send(PLANTED)).json().data.reference,
    ];
    const { createSealing } = await import('../../../platform/crypto/sealing.ts');
    const sealing = createSealing(test.deps.config.dataKey);
    const rows = await test.sql('select personal from submission where reference = $1', [other]);
    expect(sealing.open<typeof PLANTED>(other, rows[0].personal)).toEqual(PLANTED);
    expect(() => sealing.open(one, rows[0].personal)).toThrow();
    expect(() => createSealing('00'.repeat(32)).open(other, rows[0].personal)).toThrow();
  });
});
