import { apiAnswering } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { loadCompared } from './features/compare/load-compared.ts';
import { loadGuide } from './features/guide/load-guide.ts';
import { loadDepartment } from './lib/departments/guide-data.ts';
import { toShortlistEntry } from './lib/departments/to-shortlist-entry.ts';

const pageOf = (list: unknown[]) => ({ data: { list, total: list.length, page: 1, perpage: 100 } });
const department = (overrides: object) => ({
  id: 1,
  title: '工程學院英語學士班',
  degree: 'bachelor',
  language: 'en',
  groups: [],
  careers: [],
  body: [],
  ...overrides,
});
const PAGE = new URLSearchParams();
const courses = [{ year: '大一', titles: [] }];
const bachelorTwin = department({
  keywords: ['自駕'],
  quota: 51,
  phone: '03-1',
  tagline: '學士班寫的',
  courses,
  college: { id: 2, title: '工程學院' },
});
const stale = department({
  id: 7,
  quota: 35,
  phone: '03-2',
  tagline: '國際學院寫的',
  courses: [],
  college: { id: 9, title: '國際學院' },
  twin: { id: 1, title: bachelorTwin.title },
});
const alone = department({ id: 8, quota: 20, college: { id: 9, title: '國際學院' }, twin: null });

const entry = { id: 3, title: '申請入學', years: [{ year: 116, quota: 51, admitted: null }] };

const answering = (isBachelorAway = false) =>
  apiAnswering(({ path }) => {
    if (path.includes('/bachelor_') && isBachelorAway)
      return { status: 403, refusal: { errorCode: -1, message: '' } };
    if (path.endsWith('/bachelor_department_info/1')) return { data: bachelorTwin };
    if (path.endsWith('/specialized_department_info/7')) return { data: stale };
    if (path.endsWith('/bachelor_department_list')) return pageOf([bachelorTwin]);
    if (path.endsWith('/bachelor_entry_list')) return pageOf([entry]);
    // No fees and no standards.
    if (/_info$/.test(path)) return { status: 200, refusal: { errorCode: 2, message: '' } };
    return path.endsWith('/specialized_department_list') ? pageOf([stale, alone]) : pageOf([]);
  }).api;

describe('programme in two guides', () => {
  it('shows the details of the bachelor guide in the International College, in its own wording', async () => {
    const { departments } = await loadGuide(answering(), 'specialized', PAGE);
    expect(departments?.map((each) => toShortlistEntry('specialized', each))).toEqual([
      { level: 'bachelor', id: 1, title: bachelorTwin.title },
      { level: 'specialized', id: 8, title: bachelorTwin.title },
    ]);
    expect(departments?.map(({ id, quota, tagline }) => [id, quota, tagline])).toEqual([
      [7, 51, '國際學院寫的'],
      [8, 20, undefined],
    ]);
  });
  it('shows the same details on its page and in the comparison', async () => {
    const { department: shown, admissionChannels } = await loadDepartment(
      answering(),
      'specialized',
      7,
      new URL('http://site/specializedCont?id=7'),
    );
    expect(shown).toMatchObject({
      id: 7,
      quota: 51,
      phone: '03-1',
      tagline: '國際學院寫的',
      courses,
    });
    // Searchable but not displayed.
    expect(JSON.stringify(shown)).not.toContain('自駕');
    expect(admissionChannels?.ways.map(({ id }) => id)).toEqual([3]);
    const [compared] = await loadCompared(answering(), [{ level: 'specialized', id: 7 }]);
    expect(compared?.department).toMatchObject({ id: 7, quota: 51 });
    expect(compared?.ways.map(({ id }) => id)).toEqual([3]);
  });
  it('appears once in a comparison of both its keys', async () => {
    const both = [
      { level: 'specialized', id: 7 },
      { level: 'bachelor', id: 1 },
    ] as const;
    const compared = await loadCompared(answering(), both);
    expect(compared.map(({ level, department: { id } }) => [level, id])).toEqual([['bachelor', 1]]);
  });
  it('is saved once, as that of the bachelor guide', () => {
    const twin = { id: 1, title: bachelorTwin.title };
    const once = { level: 'bachelor', id: 1, title: bachelorTwin.title };
    expect(toShortlistEntry('specialized', { id: 7, title: '另一個名字', twin })).toEqual(once);
    expect(toShortlistEntry('bachelor', { id: 1, title: bachelorTwin.title })).toEqual(once);
  });
  it('shows its first-stage result in the list', async () => {
    const screens = [{ subjects: ['english', 'mathA'], times: 3, lowest: 20 }];
    const { api } = apiAnswering(({ path }) => {
      if (path.endsWith('/bachelor_department_list')) return pageOf([bachelorTwin]);
      if (path.endsWith('/specialized_department_list')) return pageOf([stale]);
      if (path.endsWith('/bachelor_entry_list'))
        return pageOf([
          { ...entry, id: 2, department: { id: 1 }, measure: 'rank', group: null, years: [] },
          {
            ...entry,
            department: { id: 1 },
            measure: 'total',
            group: '甲組',
            years: [...entry.years, { year: 115, quota: 50, admitted: 48, screens, lowest: 80 }],
          },
        ]);
      return /_info$/.test(path)
        ? { status: 200, refusal: { errorCode: 2, message: '' } }
        : pageOf([]);
    });
    const applied = {
      group: '甲組',
      year: 115,
      isLastYear: true,
      result: { of: 'screen', subjects: ['english', 'mathA'], value: 20 },
    };
    for (const level of ['bachelor', 'specialized'] as const)
      expect((await loadGuide(api, level, PAGE)).departments?.[0]?.applied).toEqual(applied);
  });
  it('shows its own details if its twin is unreadable', async () => {
    const { departments } = await loadGuide(answering(true), 'specialized', PAGE);
    expect(departments?.[0]).toMatchObject({ id: 7, quota: 35 });
  });
});
