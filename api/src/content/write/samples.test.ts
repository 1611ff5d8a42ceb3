import { adminPathsOf } from '@admissions/model';
import { wallPicture } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, changeEntry, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const paths = adminPathsOf(wallPicture);

async function addSample(): Promise<{ id: number; revision: number }> {
  const entry = await addEntry(staff, test, wallPicture);
  await changeEntry(test, wallPicture, entry.id, { isSample: true });
  test.deps.cache.invalidate('all');
  return entry;
}
const isMarked = async (id: number) => ({
  staff: (await staff('GET', paths.info(id))).body.data.isSample,
  visitor: (await visitor('GET', `/api/ap/setting/pic_info/${id}`)).body.data?.isSample,
});

describe('the mark of a sample', () => {
  it('is shown to staff and visitors until staff change its content', async () => {
    const { id, revision } = await addSample();
    expect(await isMarked(id)).toEqual({ staff: true, visitor: true });
    await staff('PUT', paths.edit(id), { title: '圖書館的早晨', revision });
    expect(await isMarked(id)).toEqual({});
  });
  it('stays when only the state or the order changes', async () => {
    const { id, revision } = await addSample();
    await staff('PUT', paths.edit(id), { status: 'draft', revision });
    await staff('PUT', paths.edit(id), { status: 'published', revision: revision + 1 });
    expect(await isMarked(id)).toEqual({ staff: true, visitor: true });
  });
  it('is also on a copy', async () => {
    const { id } = await addSample();
    const copy = (await staff('POST', paths.copy(id))).body.data;
    expect(copy.isSample).toBe(true);
  });
  it('cannot be set by a caller', async () => {
    const { id, revision } = await addSample();
    const refused = await staff('PUT', paths.edit(id), { isSample: true, revision });
    expect(refused.status).toBe(422);
  });
});
