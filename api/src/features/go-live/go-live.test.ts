import { adminPathsOf, schoolYearOf, taipeiDay } from '@admissions/model';
import {
  admissions,
  bachelorDepartment,
  bachelorEntry,
  nationalDate,
  news,
  office,
  wallPicture,
} from '@admissions/model/kinds';
import {
  GO_LIVE_CHECKS,
  GO_LIVE_PATHS,
  type GoLiveCheck,
  type GoLiveItem,
  MEDIA_PATHS,
  NUMBER_APPROVAL_PATH,
} from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../content/schema/tables.ts';
import { addEntry } from '../../tests/testing/add-entry.ts';
import { staffWith } from '../../tests/testing/callers.ts';
import { asStaff, staffOf } from '../../tests/testing/calls.ts';
import { mailTest } from '../../tests/testing/mail-test.ts';
import { insertEntry } from '../../tests/testing/sample-entry.ts';
import { picture, uploadTo } from '../../tests/testing/upload.ts';

const { test, mail } = mailTest();
const staff = asStaff(test, ['setting', 'about', 'account', 'faculty']);

const list = async (): Promise<GoLiveItem[]> =>
  (await staff('GET', GO_LIVE_PATHS.list)).body.data.list;
const find = async (check: GoLiveCheck) => (await list()).find((each) => each.check === check);
const settle = (check: GoLiveCheck, isSettled: boolean) =>
  staff('PUT', GO_LIVE_PATHS.one(check), { isSettled });

describe('the steps before the site goes live', () => {
  it('are all listed in order, for accounts with the flag', async () => {
    expect((await list()).map(({ check }) => check)).toEqual(GO_LIVE_CHECKS);
    const other = await staffOf(test, ['news']);
    expect((await other('GET', GO_LIVE_PATHS.list)).status).toBe(403);
  });
  it('are done by what staff do', async () => {
    expect(await find('office')).toMatchObject({ state: 'open' });
    const samples = { logo: null, phoneNote: '示範號碼', notice: '本站為示範網站。' };
    const { id, revision } = await addEntry(staff, test, office, samples);
    expect(await find('office')).toMatchObject({ state: 'open', count: 4 });
    const contact = { phone: '03-463-8800', email: 'admission@saturn.yzu.edu.tw' };
    const real = { ...contact, phoneNote: null, notice: null };
    await staff('PUT', adminPathsOf(office).edit(id), { ...real, revision });
    expect(await find('office')).toMatchObject({ state: 'done' });
    await test.deps.db.orm.update(tableOf(office)).set({ isSample: true });
    expect(await find('office')).toMatchObject({ state: 'open' });
    await test.deps.db.orm.update(tableOf(office)).set({ isSample: false });
    expect(await find('twoFactor')).toMatchObject({ state: 'open' });
  });
  it('take a logo as a look of its own', async () => {
    expect(await find('look')).toMatchObject({ state: 'open' });
    const logo = { media: 1, alt: '' };
    await test.deps.db.orm.update(tableOf(office)).set({ logo });
    expect(await find('look')).toMatchObject({ state: 'done' });
    await test.deps.db.orm.update(tableOf(office)).set({ logo: null });
  });
  it('name the lists that show nothing', async () => {
    const { detail = '', count } = (await find('content')) ?? {};
    expect(detail.split(' ')).toContain(news.id);
    await insertEntry(test, news);
    expect(await find('content')).toMatchObject({ state: 'open', count: Number(count) - 1 });
  });
  it('count the national dates of this year that are samples', async () => {
    const year = schoolYearOf(taipeiDay()) + 1;
    expect(await find('nationalDates')).toMatchObject({ state: 'open', detail: String(year) });
    const channel = (await addEntry(staff, test, admissions)).id;
    const { id, revision } = await addEntry(staff, test, nationalDate, { channel, year });
    expect(await find('nationalDates')).toMatchObject({ state: 'done' });
    await test.deps.db.orm.update(tableOf(nationalDate)).set({ isSample: true });
    expect(await find('nationalDates')).toMatchObject({ state: 'open', count: 1 });
    await insertEntry(test, news, { status: 'draft', isSample: true });
    expect(await find('samples')).toMatchObject({ state: 'open', count: 1 });
    const dates = { begin: `${year + 1911}-01-15`, end: `${year + 1911}-01-17` };
    await staff('PUT', adminPathsOf(nationalDate).edit(id), { dates, revision });
    expect(await find('nationalDates')).toMatchObject({ state: 'done' });
    expect(await find('samples')).toMatchObject({ state: 'done' });
  });
  it('take numbers of this year as approved only by a person', async () => {
    const year = schoolYearOf(taipeiDay()) + 1;
    const detail = String(year);
    expect(await find('numbers')).toMatchObject({ state: 'open', count: 0, detail });
    const department = await insertEntry(test, bachelorDepartment);
    await insertEntry(test, bachelorEntry, { department, years: [{ year, quota: 3 }] });
    expect(await find('numbers')).toMatchObject({ state: 'open', count: 1 });
    const kind = bachelorDepartment.id;
    const approval = { kind, ids: [department], year, isApproved: true };
    expect((await staff('PUT', NUMBER_APPROVAL_PATH, approval)).status).toBe(200);
    expect(await find('numbers')).toMatchObject({ state: 'done' });
  });
  it('count seeded pictures in use until their file is replaced', async () => {
    const { headers } = await staffWith(test, 'photos', ['setting']);
    const { pic } = await addEntry(staff, test, wallPicture);
    await test.sql("update media set seed_name = 'drawing' where id = $1", [pic.media]);
    expect(await find('photos')).toMatchObject({ state: 'open', count: 1 });
    const wall = tableOf(wallPicture);
    await test.deps.db.orm.update(wall).set({ deletedAt: new Date().toISOString() });
    expect(await find('photos')).toMatchObject({ state: 'done' });
    await test.deps.db.orm.update(wall).set({ deletedAt: null });
    const { revision } = (await staff('GET', MEDIA_PATHS.info(pic.media))).body.data;
    const url = `${MEDIA_PATHS.replace(pic.media)}?revision=${revision}`;
    const bytes = await picture(64, 48).png().toBuffer();
    expect((await uploadTo(test, headers, bytes, { url })).statusCode).toBe(200);
    expect(await find('photos')).toMatchObject({ state: 'done' });
  });
  it('can be set aside and taken back', async () => {
    await settle('whitelist', true);
    const { by, state } = (await find('whitelist')) ?? {};
    expect([state, by]).toEqual(['notNeeded', expect.any(String)]);
    for (const check of ['look', 'backup'] as const) {
      expect(await find(check)).toMatchObject({ state: 'open', by: null });
      await settle(check, true);
      expect(await find(check)).toMatchObject({ state: 'done', by });
    }
    expect((await settle('address', true)).status).toBe(422);
    await settle('whitelist', false);
    expect(await find('whitelist')).toMatchObject({ state: 'open', by: null });
  });
  it('include a test letter, sent by the real mail server to the caller', async () => {
    expect(await find('mail')).toMatchObject({ state: 'open' });
    const sent = await staff('POST', GO_LIVE_PATHS.letter);
    expect(sent.body.data).toMatchObject({ fault: null });
    expect(mail.received.filter(({ text }) => text.includes('可以寄信'))).toHaveLength(1);
    expect(await find('mail')).toMatchObject({ state: 'done' });
  });
});
