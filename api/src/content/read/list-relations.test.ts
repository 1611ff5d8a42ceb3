import { adminPathsOf } from '@admissions/model';
import { vr } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, sampleEntry, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const paths = adminPathsOf(vr);
const leadingTo = (to: unknown) => [{ yaw: 10, pitch: 0, label: '往前', to }];

const createPlace = (title: string, to: unknown = null) =>
  addEntry(staff, test, vr, { title, hotspots: leadingTo(to) });
const leadsTo = async (id: number) =>
  (await visitor('GET', `/api/ap/vr/vr_info/${id}`)).body.data.hotspots[0].to;

describe('list relations', () => {
  it('reads a relation inside a list with its current title', async () => {
    const library = await createPlace('圖書館');
    const gate = await createPlace('校門', library.id);
    expect(gate.hotspots[0].to).toEqual({ id: library.id, title: '圖書館' });
    expect(await leadsTo(gate.id)).toEqual({ id: library.id, title: '圖書館' });
    await staff('PUT', paths.edit(library.id), { revision: 1, title: '新圖書館' });
    expect(await leadsTo(gate.id)).toEqual({ id: library.id, title: '新圖書館' });
    expect(
      (await visitor('GET', '/api/ap/vr/vr_list')).body.data.list.at(-1).hotspots[0].to.title,
    ).toBe('新圖書館');
  });

  it('hides a hidden target from the public but not from staff', async () => {
    const library = await createPlace('圖書館');
    const gate = await createPlace('校門', library.id);
    await staff('PUT', paths.edit(library.id), { revision: 1, status: 'draft' });
    expect(await leadsTo(gate.id)).toBeNull();
    expect((await staff('GET', paths.info(gate.id))).body.data.hotspots[0].to).toEqual({
      id: library.id,
      title: '圖書館',
    });
    expect(
      (await staff('GET', paths.revisions(gate.id))).body.data.list[0].entry.hotspots[0].to,
    ).toEqual({ id: library.id, title: '圖書館' });
  });

  it('refuses missing and trashed targets with a message at the field', async () => {
    const deleted = await createPlace('舊館');
    await staff('DELETE', paths.remove(deleted.id));
    for (const to of [999_999, deleted.id]) {
      const sent = { ...(await sampleEntry(test, vr)), hotspots: leadingTo(to) };
      const refused = await staff('POST', paths.add, sent);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['hotspots.0.to']]);
    }
  });
});
