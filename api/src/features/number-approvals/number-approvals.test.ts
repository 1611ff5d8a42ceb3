import { adminPathsOf } from '@admissions/model';
import { bachelorDepartment, bachelorEntry } from '@admissions/model/kinds';
import { NUMBER_APPROVAL_PATH, type NumberApproval } from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, staffOf, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test, ['faculty', 'about'], '王小美');
const visitor = asVisitor(test);
const year = (number: number, quota = 10) => ({ year: number, quota });
let department: number;
let entry: { id: number; revision: number };
beforeAll(async () => {
  department = (await addEntry(staff, test, bachelorDepartment, { quota: 40 })).id;
  entry = await addEntry(staff, test, bachelorEntry, {
    department,
    measure: 'none',
    years: [year(115)],
  });
  // As before the first approval.
  await test.sql('delete from number_approval');
  test.deps.changes.publishLocal('all');
});
const saveYears = async (years: object[]) => {
  const { edit } = adminPathsOf(bachelorEntry);
  const { body } = await staff('PUT', edit(entry.id), { years, revision: entry.revision });
  entry.revision = body.data.revision;
};
const readEntry = async () =>
  (await visitor('GET', `/api/ap/faculty/bachelor_entry_list?id=${department}`)).body.data.list[0];
const readDepartment = async () =>
  (await visitor('GET', `/api/ap/faculty/bachelor_department_info/${department}`)).body.data;
const list = async (query = ''): Promise<NumberApproval[]> =>
  (await staff('GET', NUMBER_APPROVAL_PATH + query)).body.data.list;
const approve = (isApproved: boolean, ids = [department]) =>
  staff('PUT', NUMBER_APPROVAL_PATH, {
    kind: bachelorDepartment.id,
    ids,
    year: 116,
    isApproved,
  });

describe('the numbers of a year', () => {
  it('stay public where they were before approvals', async () => {
    expect((await readEntry()).years).toMatchObject([year(115)]);
    expect(await readEntry()).not.toHaveProperty('unapprovedYears');
    expect(await readDepartment()).toMatchObject({ quota: 40 });
    expect(await list()).toMatchObject([{ year: 115, places: 10, isApproved: true, at: null }]);
  });
  it('are hidden from visitors when the year is new, also in cached answers', async () => {
    await saveYears([year(116, 12), year(115)]);
    expect(await readEntry()).toMatchObject({ years: [year(115)], unapprovedYears: [116] });
    expect((await readEntry()).years).toHaveLength(1);
    expect(await readDepartment()).toMatchObject({ quota: null, unapprovedYears: [116] });
    expect(await list()).toMatchObject([
      { id: department, year: 116, channels: 1, places: 12, isApproved: false, by: null },
    ]);
  });
  it('are public once they are approved, with name, time and audit line', async () => {
    expect((await approve(true)).status).toBe(200);
    expect((await readEntry()).years).toHaveLength(2);
    expect(await readDepartment()).toMatchObject({ quota: 40 });
    expect(await list('?year=116')).toMatchObject([
      { isApproved: true, by: '王小美', at: expect.any(String), isChanged: false },
    ]);
    const lines = await test.sql("select * from audit_log where action = 'approve_numbers'");
    expect(lines).toMatchObject([{ area: 'faculty', details: { ids: String(department) } }]);
  });
  it('say when a number changed after the approval, and stay public', async () => {
    await saveYears([year(116, 13), year(115)]);
    expect(await list()).toMatchObject([{ places: 13, isApproved: true, isChanged: true }]);
    expect((await readEntry()).years[0]).toMatchObject(year(116, 13));
  });
  it('name rules and scores that differ from the year before, but no missing result', async () => {
    const mark = (level: string) => [{ subject: 'english', level }];
    const screen = { subjects: ['english'], times: 3 };
    const last = { ...year(115), requires: mark('mean'), screens: [{ ...screen, lowest: 9 }] };
    await saveYears([
      { ...year(116, 13), requires: mark('front'), screens: [screen] },
      { ...last, ties: ['面試'] },
    ]);
    expect((await list())[0]?.changes).toEqual([
      { title: expect.any(String), part: 'requires', from: mark('mean'), to: mark('front') },
    ]);
  });
  it('are hidden again when the approval is taken back', async () => {
    await approve(false);
    expect((await readEntry()).unapprovedYears).toEqual([116]);
  });
  it('need no second approval for another channel of an approved year', async () => {
    await approve(true);
    await addEntry(staff, test, bachelorEntry, {
      department,
      measure: 'none',
      apart: true,
      years: [year(116, 5)],
    });
    expect(await list()).toMatchObject([{ channels: 2, places: 13, apart: 5, isApproved: true }]);
  });
  it('are approved with the flag of departments only, for departments that exist', async () => {
    const other = await staffOf(test, ['about']);
    expect((await other('GET', NUMBER_APPROVAL_PATH)).status).toBe(403);
    expect((await approve(true, [department, 99_999])).status).toBe(422);
  });
});
