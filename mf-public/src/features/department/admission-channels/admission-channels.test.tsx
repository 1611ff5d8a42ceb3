import { apiAnswering, apiList, showPage, textsOf } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadDepartmentChannels } from '../../../lib/departments/admission-channels/admission-channels.ts';
import { EMPTY_YEAR, readSeed } from '../../../lib/testing/samples.ts';
import { AdmissionChannels } from './admission-channels.tsx';

const rule = {
  ...EMPTY_YEAR,
  quota: 53,
  requires: [
    { subject: 'mathA', level: 'rear' },
    { subject: 'mathB', level: 'rear' },
  ],
  screens: [{ subjects: ['english', 'mathA'], times: 5, lowest: null }],
};
const apply = {
  id: 1,
  title: '申請入學',
  group: '甲組',
  apart: false,
  measure: 'total',
  note: '看作品',
  portfolio: ['c'],
  advice: '寫你怎麼修好它。',
  source: '示範數據',
  channel: { id: 3, title: '申請入學' },
  years: [
    { ...rule, year: 116 },
    {
      ...rule,
      year: 115,
      screens: [{ subjects: ['english', 'mathA'], times: 5, lowest: 20 }],
      applicants: 300,
      passed: 265,
      admitted: 50,
      lowest: 82.1,
      mean: 86,
    },
  ],
};
const stars = {
  ...apply,
  id: 2,
  title: '繁星推薦',
  group: null,
  measure: 'rank',
  channel: { id: 4, title: '繁星推薦' },
  years: [
    { ...rule, year: 116, quota: 10, screens: null },
    { ...rule, year: 115, quota: 10, screens: null, admitted: 3 },
  ],
};
const days = (day: string) => ({ label: '報名', dates: { begin: day, end: day } });
const standards = {
  source: '',
  rows: [
    { year: 114, subject: 'mathA', top: 11, front: 9, mean: 6, rear: 4, bottom: 3 },
    { year: 115, subject: 'mathA', top: 12, front: 10, mean: 8, rear: 5, bottom: 4 },
  ],
};
async function load(entries: unknown[] = [apply, stars], dates: unknown[] = [days('2027-03-20')]) {
  const { api } = apiAnswering(({ path }) => {
    if (path.endsWith('_entry_list')) return apiList(entries);
    if (path.endsWith('/standards_info')) return { data: standards };
    if (path.endsWith('/national_date_list')) return apiList([]);
    return apiList([
      { id: 3, dates },
      { id: 4, dates: [days('2027-03-10')] },
    ]);
  });
  return loadDepartmentChannels(api, { level: 'bachelor', id: 1 }, '2027-01-01');
}
async function show(...given: Parameters<typeof load>) {
  const admissionChannels = await load(...given);
  if (!admissionChannels) throw new Error('no admission channels');
  showPage(<AdmissionChannels admissionChannels={admissionChannels} unapproved={null} />);
}
const findChannel = (name: string) => {
  const way = screen.getByRole('heading', { level: 3, name }).closest('details');
  if (!way) throw new Error(name);
  return way;
};

describe('DepartmentChannels', () => {
  it('shows the seats by channel', async () => {
    await show();
    expect(screen.getByText(/^116學年度2個管道招63名（另計的不算）。/)).toBeTruthy();
    const places = screen.getByRole('list', { name: '各管道名額' });
    expect(textsOf(within(places).getAllByRole('listitem'))).toEqual([
      '申請入學（甲組）53',
      '繁星推薦10',
    ]);
  });
  it('counts a channel once, however many groups it has', async () => {
    await show([apply, { ...apply, id: 9, title: '申請入學', group: '乙組' }, stars]);
    expect(screen.getByText(/^116學年度2個管道招116名（另計的不算）。/)).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: '各管道名額' })).getAllByRole('listitem'),
    ).toHaveLength(3);
  });
  it('opens the channel by test scores, then lists the next deadline, then extra seats', async () => {
    const extra = { ...stars, id: 8, title: '外國學生', apart: true, channel: null };
    await show([extra, stars, apply]);
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
      '申請入學（甲組）',
      '繁星推薦',
      '外國學生',
    ]);
    expect(findChannel('申請入學（甲組）').open).toBe(true);
    expect(findChannel('繁星推薦').open).toBe(false);
    expect(findChannel('申請入學（甲組）').querySelector('summary')?.textContent).toBe(
      '申請入學（甲組）53名3/20 報名去年最低 英文＋數A 20',
    );
  });
  it("shows this year's rule with the scores of the newest standards", async () => {
    await show();
    const text = findChannel('申請入學（甲組）').textContent;
    expect(text).toContain('數A 後標（115年是5級分）');
    expect(text).toContain('數A或數B通過一科即可');
    expect(text).toContain('第1關 英文＋數A，取5倍，約265人');
    expect(text).toContain('C 實作作品');
    expect(text).toContain('老師怎麼看寫你怎麼修好它。');
  });
  it('shows results in a table, without scores of fewer than five', async () => {
    await show();
    const table = within(findChannel('申請入學（甲組）')).getByRole('table', { hidden: true });
    expect(table.querySelector('tbody')?.textContent).toBe('115533002655082.186英文＋數A 20');
    expect(findChannel('繁星推薦').textContent).toContain('不公布分數');
    expect(findChannel('申請入學（甲組）').textContent).not.toContain('不公布分數');
  });
  const running = { ...apply, years: [{ ...rule, year: 116, applicants: 77 }, apply.years[1]] };
  const step = (label: string, begin: string, end = begin) => ({ label, dates: { begin, end } });
  it('shows the current step of a year in progress, by the dates of its channel', async () => {
    const announced = [step('放榜', '2026-12-10'), step('備取遞補', '2026-12-20', '2027-01-31')];
    await show([running], announced);
    expect(
      screen.getByText('申請入學（甲組）已放榜，備取遞補至1/31，結束後補上。').closest('table'),
    ).toBeNull();
  });
  const readHead = () =>
    findChannel('申請入學（甲組）').querySelector('summary')?.textContent ?? '';
  it('shows the next application, not an earlier result', async () => {
    const dates = [
      step('春季班審查結果', '2027-01-05'),
      step('秋季班申請', '2027-02-01', '2027-03-01'),
    ];
    await show([apply], dates);
    expect(readHead()).toMatch(/^申請入學（甲組）53名2\/1–3\/1 秋季班申請去年/);
    const admissionChannels = await load([{ ...apply, apart: true }, apply, stars], dates);
    expect(admissionChannels?.due).toMatchObject({ apart: false, due: { label: '秋季班申請' } });
  });
  it('shows only the dates of the round in its title, with the dates of both rounds', async () => {
    const rounds = [
      step('寒轉報名', '2027-01-05'),
      step('簡章公告', '2027-01-20'),
      step('暑轉報名', '2027-06-11'),
    ];
    const ways = ['轉學考（寒假）', '轉學考（暑假）', '轉學考'].map((title, id) => ({
      ...apply,
      id,
      title,
    }));
    const found = (await load(ways, rounds))?.ways.map(({ title, next, due }) => [
      title,
      next?.label,
      due?.label,
    ]);
    expect(found?.toSorted()).toEqual([
      ['轉學考', '寒轉報名', '寒轉報名'],
      ['轉學考（寒假）', '寒轉報名', '寒轉報名'],
      ['轉學考（暑假）', '簡章公告', '暑轉報名'],
    ]);
  });
  it('shows a step of the same season for every title of the demo content', async () => {
    const channels = readSeed('about.admissions') as { key: string; dates: { label: string }[] }[];
    const titles = ['bachelor', 'master', 'specialized']
      .flatMap((level) => readSeed(`faculty.${level}Entry`))
      .filter(({ title }) => /[春暑秋寒]/.test(title))
      .map(({ title, channel }) => ({ title, of: channels.find(({ key }) => key === channel) }));
    expect(titles.length).toBeGreaterThan(0);
    for (const { title, of } of titles) {
      const steps = of?.dates.map(({ label }, index) => step(label, `2027-02-0${index + 1}`));
      const [way] = (await load([{ ...apply, title }], steps))?.ways ?? [];
      expect(title).toContain(way?.due?.label[0]);
    }
  });
  it('shows that applications are closed while the channel continues', async () => {
    await show([apply], [step('報名', '2026-12-01'), step('放榜', '2027-01-20')]);
    expect(readHead()).toMatch(/^申請入學（甲組）53名報名已截止去年/);
  });
  it('returns null without channels', async () => expect(await load([])).toBeNull());
});
