import { adminPathsOf } from '@admissions/model';
import { vr } from '@admissions/model/kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../tests/testing/calls.ts';
import { staffOf, visitorOf } from '../../tests/testing/calls.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import { testApp } from '../../tests/testing/test-app.ts';

const test = testApp();
let staff: Call;
let visitor: Call;
let sample: Record<string, unknown>;
const paths = adminPathsOf(vr);
beforeAll(async () => {
  [staff, visitor, sample] = [
    await staffOf(test),
    await visitorOf(test),
    await sampleEntry(test, vr),
  ];
});

const createPlace = async (title: string, to: unknown = null) =>
  (
    await staff('POST', paths.add, {
      ...sample,
      title,
      hotspots: [{ yaw: 10, pitch: 0, label: '往前', to }],
    })
  ).body.data;
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
      const refused = await staff(
        'POST',
        paths.add,
        { ...sample, hotspots: [{ yaw: 0, pitch: 0, label: '往前', to }] },
        { 'accept-language': 'en' },
      );
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { 'hotspots.0.to': ['Please choose an item from the list'] },
      ]);
    }
  });
});
