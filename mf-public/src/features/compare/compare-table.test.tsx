import {
  apiAnswering,
  apiError,
  apiList,
  hrefOf,
  showPage,
  textsOf,
} from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDepartment, EMPTY_YEAR } from '../../lib/testing/samples.ts';
import { CompareTable } from './compare-table.tsx';
import { loadCompared } from './load-compared.ts';

// jsdom turns `<wbr>` into a space.
const findHead = (label: string) =>
  screen.getAllByRole('rowheader').find(({ textContent }) => textContent === label);
const rule = {
  ...EMPTY_YEAR,
  year: 116,
  quota: 36,
  requires: [{ subject: 'mathA', level: 'rear' }],
  screens: [
    { subjects: ['mathA'], times: 6, lowest: null },
    { subjects: ['english', 'mathA'], times: 3, lowest: null },
  ],
  parts: [{ title: '面試', percent: 100 }],
};
const result = (change: object) => ({ ...rule, year: 115, admitted: 30, lowest: 80, ...change });
const apply = (id: number, group: string | null, lowest: number, portfolio: string[]) => ({
  id,
  title: group ? `申請入學・${group}` : '申請入學',
  group,
  apart: false,
  measure: 'total',
  note: null,
  source: '示範',
  channel: null,
  portfolio,
  advice: '先看作品。再看成績。',
  years: [
    rule,
    result({ screens: [{ subjects: ['english', 'mathA'], times: 3, lowest }] }),
    result({ year: 114, screens: [{ subjects: ['english', 'mathA'], times: 3, lowest: 1 }] }),
  ],
});
/** Without the results of later years. */
const since = (entry: ReturnType<typeof apply>, last: number) => ({
  ...entry,
  years: entry.years
    .filter(({ year, admitted }) => admitted === null || year === 115)
    .map((each) => (each.admitted === null ? each : { ...each, year: last })),
});
const uac = {
  ...apply(8, null, 0, []),
  title: '分發入學',
  measure: 'weighted',
  advice: null,
  portfolio: null,
  years: [
    { ...rule, quota: 28, screens: null, weights: [{ subject: 'physics', weight: 2 }] },
    result({ screens: null, weights: [{ subject: 'physics', weight: 2 }], lowest: 62.5 }),
  ],
};
const outcome = (answered: number, pay: number) => ({
  ...{ year: 113, graduates: 40, work: 60, study: 30, service: 5, seeking: 5 },
  answered,
  pay,
});
const shared = {
  quota: 100,
  college: { id: 2, title: '資訊學院' },
  feeCollege: null,
  costNote: null,
};
const body = [{ type: 'text', text: '不顯示' }];
const known = createDepartment(1, '資訊工程學系', {
  ...shared,
  body,
  outcomes: [outcome(30, 44_500)],
  enrolment: [{ year: 115, quota: 100, enrolled: 95 }],
});
const few = createDepartment(2, '藝術與設計學系', { ...shared, outcomes: [outcome(12, 39_000)] });
const fees = {
  year: 116,
  source: '示範',
  frozen: null,
  tuition: [
    { college: 'informatics', level: 'bachelor', tuition: 40_000, misc: 18_000, national: 59_000 },
  ],
  credits: [],
  rooms: [],
  living: [],
};
async function show(last = 115) {
  const { api } = apiAnswering(({ path, params }) => {
    if (path.endsWith('_department_info/1')) return { data: known };
    if (path.endsWith('_department_info/2')) return { data: few };
    if (path.endsWith('_entry_list'))
      return apiList(
        Number(params.id) === 1
          ? [apply(5, '資工組', 29, ['a', 'c']), apply(6, '應用組（英語）', 26, ['a']), uac]
          : [since(apply(7, null, 18, ['a']), last)],
      );
    if (path.endsWith('/bachelor_list'))
      return apiList([{ id: 2, title: '資訊學院', hue: 'informatics' }]);
    if (path.endsWith('/fees_info')) return { data: fees };
    return /_info$/.test(path) ? apiError(200, '', { errorCode: 2 }) : apiList([]);
  });
  const compared = await loadCompared(api, [
    { level: 'bachelor', id: 1 },
    { level: 'bachelor', id: 2 },
  ]);
  return showPage(<CompareTable compared={compared} />);
}
const cells = (label: string) =>
  textsOf(within(findHead(label)?.closest('tr') as HTMLElement).getAllByRole('cell'));

describe('CompareTable', () => {
  it("shows seats by channel, gates and last year's results side by side", async () => {
    await show();
    expect(cells('各管道名額')).toEqual(['申請入學 72分發入學 28', '申請入學 36']);
    expect(cells('檢定')).toEqual(['數A 後標', '數A 後標']);
    expect(cells('第一階段篩選')).toEqual(['數A 6倍，再英文＋數A 3倍', '數A 6倍，再英文＋數A 3倍']);
    expect(cells('申請去年最低（第一階段）')).toEqual([
      '資工組英文＋數A 29應用組（英語）英文＋數A 26',
      '英文＋數A 18',
    ]);
    expect(cells('分發去年最低（每科平均，滿60）')).toEqual(['31.3', '—']);
    expect(cells('老師怎麼看')).toEqual(['先看作品。', '先看作品。']);
  });
  it('links to the comparison without a department, and to one more', async () => {
    await show();
    expect(hrefOf(/^移除 ?資訊工程學系/)).toBe('/compare?d=bachelor-2');
    expect(hrefOf('＋加一個學系')).toBe('/bachelor');
  });
  it('shows the year of an earlier result', async () => {
    await show(114);
    expect(cells('申請去年最低（第一階段）')[1]).toBe('英文＋數A 18（114年）');
    expect(cells('分發去年最低（每科平均，滿60）')[0]).toBe('31.3');
  });
  it('omits rows without any value', async () => {
    await show();
    expect(findHead('繁星去年最低校排')).toBeUndefined();
    expect(screen.queryByText('不顯示')).toBeNull();
  });
  it('marks documents that all departments require', async () => {
    await show();
    const [own, other] = within(findHead('備審資料')?.closest('tr') as HTMLElement).getAllByRole(
      'cell',
    );
    const shared = (cell: HTMLElement | undefined) =>
      textsOf(cell?.querySelectorAll('[data-shared]') ?? []);
    expect(own?.textContent).toBe('修課紀錄實作作品');
    expect(shared(own)).toEqual(['修課紀錄']);
    expect(shared(other)).toEqual(['修課紀錄']);
  });
  it('shows costs and outcomes, but no salary of fewer than twenty answers', async () => {
    await show();
    expect(cells('一年學雜費')).toEqual(['116,000', '116,000']);
    expect(cells('一年後')[0]).toContain('工作 18人，60%升學 9人，30%');
    expect(cells('月薪中位數')).toEqual(['44,500元', '—']);
    expect(cells('註冊率')).toEqual(['115學年度 95%', '—']);
  });
  it('shows the selected group of a department', async () => {
    const { user } = await show();
    await user.selectOptions(
      screen.getByRole('combobox', { name: '資訊工程學系看哪一組' }),
      '應用組（英語）',
    );
    expect(cells('申請去年最低（第一階段）')).toEqual([
      '應用組（英語）英文＋數A 26',
      '英文＋數A 18',
    ]);
    expect(cells('各管道名額')[0]).toBe('申請入學 36分發入學 28');
  });
});
