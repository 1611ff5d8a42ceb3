import { apiAnswering, apiError, apiList } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { loadCompared } from './features/compare/load-compared.ts';
import { listSections } from './features/department/department-sections.tsx';
import { loadGuide } from './features/guide/load-guide.ts';
import { loadDepartment } from './lib/departments/guide-data.ts';
import { toShortlistEntry } from './lib/departments/to-shortlist-entry.ts';
import { createDepartment } from './lib/testing/samples.ts';

const PAGE = new URLSearchParams();
const courses = [{ year: '大一', titles: [] }];
const title = '工程學院英語學士班';
const bachelorTwin = createDepartment(1, title, {
  keywords: ['自駕'],
  quota: 51,
  phone: '03-1',
  tagline: '學士班寫的',
  courses,
});
const special = { tagline: '國際學院寫的', college: { id: 9, title: '國際學院' } };
const stale = createDepartment(7, title, {
  ...special,
  quota: 35,
  phone: '03-2',
  twin: { id: 1, title },
});
const alone = createDepartment(8, title, { ...special, quota: 20, twin: null });

const entry = { id: 3, title: '申請入學', years: [{ year: 116, quota: 51, admitted: null }] };

const answering = (isBachelorAway = false) =>
  apiAnswering(({ path }) => {
    if (path.includes('/bachelor_') && isBachelorAway) return apiError(403);
    if (path.endsWith('/bachelor_department_info/1')) return { data: bachelorTwin };
    if (path.endsWith('/specialized_department_info/7')) return { data: stale };
    if (path.endsWith('/bachelor_department_list')) return apiList([bachelorTwin]);
    if (path.endsWith('/bachelor_entry_list')) return apiList([entry]);
    // No fees and no standards.
    if (/_info$/.test(path)) return apiError(200, '', { errorCode: 2 });
    return path.endsWith('/specialized_department_list') ? apiList([stale, alone]) : apiList([]);
  }).api;

describe('programme in two guides', () => {
  it('shows the details of the bachelor guide in the International College, in its own wording', async () => {
    const { departments } = await loadGuide(answering(), 'specialized', PAGE);
    expect(departments?.map((each) => toShortlistEntry('specialized', each))).toEqual([
      { level: 'bachelor', id: 1, title },
      { level: 'specialized', id: 8, title },
    ]);
    expect(departments?.map(({ id, quota, tagline }) => [id, quota, tagline])).toEqual([
      [7, 51, '國際學院寫的'],
      [8, 20, '國際學院寫的'],
    ]);
  });
  it('shows the same details on its page and in the comparison', async () => {
    const loaded = await loadDepartment(
      answering(),
      'specialized',
      7,
      new URL('http://site/specializedCont?id=7'),
    );
    const { department: shown, admissionChannels } = loaded;
    // The rest of its page is that of the bachelor guide.
    const anchors = listSections('specialized', loaded).map(({ anchor }) => anchor);
    expect(anchors).toEqual(['feature', 'in']);
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
  it('shows its own details if its twin is unreadable', async () => {
    const { departments } = await loadGuide(answering(true), 'specialized', PAGE);
    expect(departments?.[0]).toMatchObject({ id: 7, quota: 35 });
  });
});
