import { bachelorEntry, standards } from '@admissions/model/kinds';
import { enter } from '@admissions/tools/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showWidget } from '../fixtures/widget.tsx';

const show = (name: 'years' | 'portfolio', value: unknown, errors: Record<string, string> = {}) =>
  showWidget({ kind: bachelorEntry, name, value, errors }).last;
const year = (number: number) => ({ year: number, quota: 53, weights: null });
const line = (number: number) => screen.getByRole('button', { name: `第${number}列` });
const isOpen = (number: number) => line(number).getAttribute('aria-expanded') === 'true';

describe('ListWidget with rows of many parts', () => {
  it('renders a closed list as checkboxes, with values in the order of options', () => {
    const last = show('portfolio', ['c']);
    fireEvent.click(screen.getByRole('checkbox', { name: '修課紀錄' }));
    expect(last()).toEqual(['a', 'c']);
  });
  it('opens the newest row and shows the others as a line of their numbers', () => {
    show('years', [year(116), year(115)]);
    expect([isOpen(1), isOpen(2)]).toEqual([true, false]);
    expect(line(2).textContent).toBe('2115　名額53');
  });
  it('adds a year like the last one: same rules, without results', () => {
    const rule = {
      parts: [{ title: '面試', percent: 100 }],
      ties: ['面試'],
      screens: [{ subjects: ['english'], times: 3, lowest: 11 }],
    };
    const last = { ...year(116), ...rule, applicants: 90, admitted: 20, lowest: 23, mean: 82.1 };
    const value = show('years', [last, year(115)]);
    fireEvent.click(screen.getByRole('button', { name: '照上一年加一年' }));
    const [added, ...others] = value() as object[];
    expect(added).toMatchObject({
      ...rule,
      year: 117,
      quota: 53,
      screens: [{ subjects: ['english'], times: 3, lowest: null }],
      applicants: null,
      admitted: null,
      lowest: null,
      mean: null,
    });
    expect(others).toEqual([last, year(115)]);
    const open = screen.getAllByRole<HTMLInputElement>('spinbutton', { name: /^學年度/ });
    expect(open.map((field) => field.value)).toEqual(['117', '116']);
    expect(screen.getByText('已加上117學年度，規則照上一年，結果空著')).toBeTruthy();
  });
  it('merges a pasted table by year, and reports unreadable cells', () => {
    const value = show('years', [year(116), { ...year(114), lowest: 20 }]);
    fireEvent.click(screen.getByRole('button', { name: '貼上表格' }));
    fireEvent.change(screen.getByRole('textbox', { name: '試算表的列' }), {
      target: {
        value: [
          '114\t50\t1,200\t60\t48\t9\t停招\t81.5',
          '115\t53\t90\t\t50\t12\t23\t82.1',
          '合計\t103',
        ].join('\n'),
      },
    });
    expect(screen.getByText(/^這些格子看不懂，不會改到：停招、合計/).textContent).toContain(
      '1列沒有學年度，不會併入。',
    );
    fireEvent.click(screen.getByRole('button', { name: '併入2個學年度' }));
    expect(value()).toMatchObject([
      year(116),
      { year: 115, quota: 53, applicants: 90, passed: null, admitted: 50, lowest: 23, mean: 82.1 },
      { year: 114, quota: 50, applicants: 1200, passed: 60, lowest: 20, mean: 81.5, weights: null },
    ]);
  });
  it('starts a new row blank, and accepts decimals in a nested list', () => {
    const last = show('years', []);
    fireEvent.click(screen.getByRole('button', { name: '新增一列' }));
    expect(last()).toEqual([expect.objectContaining({ year: null, quota: null, screens: [] })]);
    const weights = screen.getByRole('group', { name: '採計與加權' });
    fireEvent.click(within(weights).getByRole('button', { name: '新增一列' }));
    fireEvent.click(
      within(weights).queryByRole('button', { name: '第1列', expanded: false }) ?? weights,
    );
    enter(screen.getByRole('spinbutton', { name: /^加權/ }), '1.25');
    expect(last()).toMatchObject([{ weights: [{ subject: null, weight: 1.25 }] }]);
  });
});

const row = (of: number, subject: string, top: number) => ({ year: of, subject, top });
it('rows with the same keys each year show the number of the previous year under each field', () => {
  const value = [row(115, 'english', 13), row(115, 'mathA', 12), row(114, 'english', 12)];
  showWidget({ kind: standards, name: 'rows', value });
  const top = () => screen.getByRole('spinbutton', { name: /^頂標/ });
  expect(top().parentElement?.closest('[class*="field"]')?.textContent).toContain('114年：12');
  expect(screen.queryByText('114年：114')).toBeNull();
  fireEvent.click(line(1));
  fireEvent.click(line(2));
  expect(screen.queryByText(/^114年：/)).toBeNull();
});
