import { PRESENCE_PATH } from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { asStaff, type Call, staffOf, testApp } from '#testing';

const test = testApp();
const ming = asStaff(test, ['news'], '王小明');
const mei = asStaff(test, ['news'], '林小美');

const reportPresence = async (call: Call, id: number, here = true) =>
  (await call('POST', PRESENCE_PATH, { kind: 'news.news', id, here })).body.data.others;

describe('presence', () => {
  it('lists the other editors of an entry, but none of another entry', async () => {
    expect(await reportPresence(ming, 7)).toEqual([]);
    expect(await reportPresence(mei, 7)).toEqual(['王小明']);
    expect(await reportPresence(ming, 7)).toEqual(['林小美']);
    expect(await reportPresence(mei, 8)).toEqual([]);
  });
  it('drops editors who left or stopped reporting', async () => {
    await reportPresence(mei, 7, false);
    expect(await reportPresence(ming, 7)).toEqual([]);
    await reportPresence(mei, 9);
    await test.sql("update presence set seen_at = now() - interval '80 s' where entry_id = 9");
    expect(await reportPresence(ming, 9)).toEqual([]);
  });
  it('refuses accounts without access to the area', async () => {
    const outsider = await staffOf(test, ['forms']);
    const { status, body } = await outsider('POST', PRESENCE_PATH, {
      kind: 'news.news',
      id: 7,
      here: true,
    });
    expect([status, body.data]).toEqual([403, undefined]);
    expect(await reportPresence(ming, 7)).toEqual([]);
  });
});
