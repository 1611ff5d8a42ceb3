import { schoolYearOf, taipeiDay } from '@admissions/model';
import { bachelorEntry } from '@admissions/model/kinds';
import { apiAnswering } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { buildFilters, loadTargets } from './list-filters.ts';

const COLLEGES = [
  { value: '7', label: '工程學院' },
  { value: '8', label: '資訊學院' },
];
const TARGETS = { department: COLLEGES, channel: COLLEGES, college: COLLEGES };
const build = (kind: Parameters<typeof buildFilters>[0], fixed: string[] = []) =>
  buildFilters(kind, TARGETS, (text) => text['zh-TW'], fixed);
const thisYear = schoolYearOf(taipeiDay());

describe('list filters', () => {
  it('offers department, channel, college and this year for admission channels', () =>
    expect(build(bachelorEntry)).toMatchObject([
      { name: 'department', options: TARGETS.department },
      { name: 'channel' },
      { name: 'college', label: { 'zh-TW': '學院' }, options: COLLEGES },
      {
        name: 'unfilled',
        // Admissions of a school year start in the next calendar year.
        label: {
          'zh-TW': `${thisYear + 1}學年名額與結果`,
          en: `Places and results ${thisYear + 1}`,
        },
        options: [
          { value: '1', label: '今年還沒填' },
          { value: '0', label: '今年已填' },
        ],
      },
    ]));
  it('leaves out a filter with a single value', () => {
    const single = { ...TARGETS, college: COLLEGES.slice(1) };
    const names = buildFilters(bachelorEntry, single, (text) => text['zh-TW']).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['department', 'channel', 'unfilled']);
  });
  it('loads the colleges that have departments of the kind', async () => {
    const { api, sent } = apiAnswering(({ path }) => ({
      data: { list: [{ id: 7, title: path.split('/').at(-1) }], total: 1, page: 1, perpage: 100 },
    }));
    expect((await loadTargets(api, bachelorEntry)).college).toEqual([
      { value: '7', label: 'bachelor_list' },
    ]);
    expect(sent.map(({ path }) => path)).toContain('/api/admin/faculty/bachelor_list');
  });
});
