import { type AnyKind, adminPathsOf, schoolYearOf, taipeiDay } from '@admissions/model';
import {
  bachelor,
  bachelorDepartment,
  bachelorEntry,
  specializedDepartment,
} from '@admissions/model/kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, testApp } from '#testing';

const running = schoolYearOf(taipeiDay());
const test = testApp();
const staff = asStaff(test);
const add = async (kind: AnyKind, title: string, change: object = {}): Promise<number> =>
  (await addEntry(staff, test, kind, { title, ...change })).id;
const list = (kind: AnyKind, query: string) => staff('GET', `${adminPathsOf(kind).list}?${query}`);
const titles = async (kind: AnyKind, query: string) => {
  const { body } = await list(kind, query);
  const found = (body.data.list as { title: string }[]).map(({ title }) => title);
  expect(body.data.total).toBe(found.length);
  return found.toSorted();
};
const years = (year: number) => ({ years: [{ year, quota: 20 }] });
const enrolment = (year: number) => ({ enrolment: [{ year, quota: 20, enrolled: 18 }] });
const colleges: number[] = [];

beforeAll(async () => {
  colleges.push(await add(bachelor, '工程學院'), await add(bachelor, '管理學院'));
  const [engineering, management] = colleges;
  const of = (college: number | undefined, title: string, change: object) =>
    add(bachelorDepartment, title, { college, ...change });
  const filled = await of(engineering, '機械', enrolment(running));
  const older = await of(management, '企管', enrolment(running - 1));
  await of(management, '財金', { enrolment: null });
  await add(bachelorEntry, '機械・申請', { department: filled, ...years(running + 1) });
  await add(bachelorEntry, '機械・分發', { department: filled, ...years(running) });
  await add(bachelorEntry, '企管・申請', { department: older, ...years(running + 1) });
  const twin = { twin: filled, enrolment: null };
  await add(specializedDepartment, '另記於學士班', twin);
  await add(specializedDepartment, '自己記', { twin: null, enrolment: null });
});

describe('derived filters', () => {
  it('find admission channels by the college of their department', async () => {
    const [engineering, management] = colleges;
    expect(await titles(bachelorEntry, `college=${engineering}`)).toEqual([
      '機械・分發',
      '機械・申請',
    ]);
    expect(await titles(bachelorEntry, `college=${management}`)).toEqual(['企管・申請']);
    expect(await titles(bachelorEntry, 'college=99999')).toEqual([]);
    expect((await titles(bachelorEntry, 'college=')).length).toBe(3);
  });
  it('find entries with and without a row of this year', async () => {
    expect(await titles(bachelorEntry, 'unfilled=1')).toEqual(['機械・分發']);
    expect(await titles(bachelorEntry, 'unfilled=0')).toEqual(['企管・申請', '機械・申請']);
  });
  it('combine with each other and with the search', async () => {
    const [engineering, management] = colleges;
    expect(await titles(bachelorEntry, `unfilled=1&college=${management}`)).toEqual([]);
    expect(await titles(bachelorEntry, `unfilled=1&college=${engineering}&text=分發`)).toEqual([
      '機械・分發',
    ]);
  });
  it('count departments with older rows or none as unfilled', async () => {
    const [engineering, management] = colleges;
    const of = (college: number | undefined, unfilled: number) =>
      titles(bachelorDepartment, `college=${college}&unfilled=${unfilled}`);
    expect(await of(management, 1)).toEqual(['企管', '財金']);
    expect(await of(management, 0)).toEqual([]);
    expect(await of(engineering, 1)).toEqual([]);
    expect(await of(engineering, 0)).toEqual(['機械']);
  });
  it('exclude departments with their rows in a twin', async () => {
    expect(await titles(specializedDepartment, 'unfilled=1')).toEqual(['自己記']);
    expect(await titles(specializedDepartment, 'unfilled=0')).toEqual(['另記於學士班']);
  });
});
