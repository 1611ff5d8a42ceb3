import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { NAME_REVISION_PATH, type Revision } from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, staffOf, testApp } from '#testing';

describe('the name of a version', () => {
  const paths = adminPathsOf(news);
  const test = testApp();
  const staff = asStaff(test, ['news'], '王小明');
  let id: number;
  beforeAll(async () => {
    ({ id } = await addEntry(staff, test, news));
    await staff('PUT', paths.edit(id), { title: '改過', revision: 1 });
  });

  const call = (to: number, name: string | null) =>
    staff('PUT', NAME_REVISION_PATH, { kind: news.id, id, to, name });
  const namesNow = async () =>
    ((await staff('GET', paths.revisions(id))).body.data.list as Revision[]).map(
      ({ name }) => name,
    );

  it('appears in history and comparison, can be changed and removed, leaves the entry alone', async () => {
    expect(await namesNow()).toEqual([null, null]);
    const named = await call(1, ' 寄給印刷廠的版本 ');
    expect(named.body.data).toMatchObject({ revision: 1, name: '寄給印刷廠的版本' });
    expect(await namesNow()).toEqual([null, '寄給印刷廠的版本']);
    const { from, to } = (await staff('GET', `${paths.compare(id)}?from=1`)).body.data;
    expect([from.name, to.name]).toEqual(['寄給印刷廠的版本', null]);
    await call(1, '第二次送印');
    expect(await namesNow()).toEqual([null, '第二次送印']);
    await call(1, null);
    expect(await namesNow()).toEqual([null, null]);
    expect((await staff('GET', paths.info(id))).body.data.revision).toBe(2);
    const lines = await test.sql("select details from audit_log where action = 'name_news'");
    expect(lines.map(({ details }) => details.name)).toEqual([
      '寄給印刷廠的版本',
      '第二次送印',
      null,
    ]);
  });

  it('needs one line of at most sixty characters, an existing revision and the area’s flag', async () => {
    expect((await call(1, '  ')).body.errors).toHaveProperty('name');
    expect((await call(1, '字'.repeat(61))).body.errors).toHaveProperty('name');
    expect((await call(9, '沒有這一版')).body.errorCode).toBe(2);
    const outsider = await staffOf(test, ['forms'], '許小華');
    expect(
      (await outsider('PUT', NAME_REVISION_PATH, { kind: news.id, id, to: 1, name: '不行' }))
        .status,
    ).toBe(403);
  });
});
