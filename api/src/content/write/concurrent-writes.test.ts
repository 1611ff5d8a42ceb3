import { adminPathsOf } from '@admissions/model';
import { block, news } from '@admissions/model/kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Call, sampleEntry, staffOf, testApp } from '#testing';

// The embedded engine is effectively serial; TEST_DATABASE_URL tests real races.
const test = testApp();
let editors: Call[];
beforeAll(async () => {
  editors = await Promise.all(
    ['甲', '乙', '丙', '丁'].map((name) => staffOf(test, undefined, name)),
  );
});
const editorAt = (index: number) => editors[index % editors.length] as Call;

describe('concurrent writes', () => {
  it('accept one of many edits of a revision and return its result to the others', async () => {
    const { id } = (
      await editorAt(0)('POST', adminPathsOf(news).add, await sampleEntry(test, news))
    ).body.data;
    for (let revision = 1; revision <= 5; revision++) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          editorAt(index)('PUT', adminPathsOf(news).edit(id), {
            revision,
            title: `第${revision}版之${index}`,
          }),
        ),
      );
      const accepted = answers.filter(({ status }) => status === 200);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
      for (const { status, body } of answers)
        if (status === 409)
          expect(body.data).toMatchObject({
            revision: revision + 1,
            title: accepted[0]?.body.data.title,
          });
    }
    const revisions = (await editorAt(0)('GET', adminPathsOf(news).revisions(id))).body.data;
    expect(revisions.list.map(({ revision }: { revision: number }) => revision)).toEqual([
      6, 5, 4, 3, 2, 1,
    ]);
  });

  it('leave one of several concurrent orders, never a mixture', async () => {
    const sample = await sampleEntry(test, block);
    const ids: number[] = [];
    for (let index = 0; index < 5; index++)
      ids.push((await editorAt(0)('POST', adminPathsOf(block).add, sample)).body.data.id);
    const orders = [[...ids].reverse(), [ids[2], ids[0], ids[4], ids[1], ids[3]], ids];
    const answers = await Promise.all(
      orders.map((order, index) =>
        editorAt(index)('POST', adminPathsOf(block).sort, { ids: order }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { list } = (await editorAt(0)('GET', adminPathsOf(block).list)).body.data;
    expect(orders).toContainEqual(list.map(({ id }: { id: number }) => id));
  });
});
