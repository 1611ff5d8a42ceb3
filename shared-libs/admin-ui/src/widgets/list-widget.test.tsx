import { addDays, taipeiDay } from '@admissions/model';
import { admissions, bachelorDepartment, scholarships, siteMenu } from '@admissions/model/kinds';
import { apiAnswering, enter } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showWidget } from '../fixtures/widget.tsx';

const award = (title: string, amount = '5,000元') => ({
  title,
  audience: 'new',
  amount,
  condition: '前百分之五',
  deadline: null,
});
type Award = ReturnType<typeof award>;

function showAwards(value: Award[], errors: Record<string, string> = {}) {
  const page = showWidget({ kind: scholarships, name: 'awards', value, errors });
  const titles = () => ((page.last() ?? []) as Award[]).map(({ title }) => title);
  return { ...page, titles };
}
const button = (name: string) => screen.getByRole('button', { name });
const THREE = [award('甲'), award('乙'), award('丙')];

describe('ListWidget', () => {
  it('shows each row as a summary line, and its fields when opened', async () => {
    const { user } = showAwards(THREE);
    expect(screen.queryByRole('textbox', { name: /^名稱/ })).toBeNull();
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('乙');
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('入學新生');
    await user.click(button('第2列'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^名稱/ }).value).toBe('乙');
    await user.click(button('第2列'));
    expect(screen.queryByRole('textbox', { name: /^名稱/ })).toBeNull();
  });
  it('says each word of a row once, without its English', () => {
    const words = { label: '認識元智', labelEn: 'Know', short: '認識元智', shortEn: 'About' };
    const link = { label: '招生管道', labelEn: 'Admissions', link: null, isHidden: false };
    const tours = { part: 'tours', label: '環景', short: '環景', isHidden: false, links: [] };
    const value = [{ part: 'know', ...words, isHidden: false, links: [link] }, tours];
    showWidget({ kind: siteMenu, name: 'parts', value });
    expect(button('第1列').textContent).toBe('1認識元智 · 招生管道');
    expect(button('第2列').textContent).toBe('2環景 · 連到環景導覽頁');
    fireEvent.click(button('第2列'));
    screen.getByRole('textbox', { name: /頁首並排/, description: /排成一行/ });
  });
  it('filters a long list, without its open rows', async () => {
    const many = Array.from({ length: 16 }, (_, index) => award(`獎${index + 1}號`));
    const { user } = showAwards(many);
    screen.getByRole('group', { name: /^欄位（16）/ });
    await user.click(button('第3列'));
    enter(screen.getByRole('textbox', { name: '欄位：篩選這份清單' }), '16');
    expect(screen.getAllByRole('button', { name: /^第\d+列$/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '新增一列' })).toBeNull();
  });
  it('names the page of a link', () => {
    const value = [{ label: '獎助學金', labelEn: null, link: { href: '/admissions#div1' } }];
    showWidget({ kind: siteMenu, name: 'external', value });
    expect(button('第1列').textContent).toBe('1獎助學金 · 招生資訊');
  });
  it('marks which dates are over, under way and next', () => {
    const inDays = (days: number) => addDays(taipeiDay(), days);
    const row = (label: string, begin: number, end: number) => ({
      label,
      dates: { begin: inDays(begin), end: inDays(end) },
    });
    const blank = { label: '戊', dates: null };
    const value = [row('甲', 9, 9), row('乙', -9, -1), row('丙', -1, 0), row('丁', 1, 2), blank];
    showWidget({ kind: admissions, name: 'dates', value });
    const marks = screen.getAllByRole('listitem').map(({ textContent }) => {
      const [mark = ''] = /已過|進行中|下一個/.exec(textContent ?? '') ?? [];
      return mark;
    });
    expect(marks).toEqual(['', '已過', '進行中', '下一個', '']);
  });
  it('opens a new row and focuses its first field', async () => {
    const { user, titles } = showAwards(THREE);
    await user.click(button('新增一列'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^名稱/ }));
    await user.keyboard('丁');
    expect(titles()).toEqual(['甲', '乙', '丙', '丁']);
  });
  it('moves a row with its buttons and with Alt and an arrow, and keeps the focus on it', async () => {
    const { user, titles } = showAwards(THREE);
    await user.click(button('第1列往下移'));
    expect(titles()).toEqual(['乙', '甲', '丙']);
    button('第3列').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(titles()).toEqual(['乙', '丙', '甲']);
    expect(document.activeElement).toBe(button('第2列'));
    expect(screen.getByRole('status').textContent).toContain('第2列，共3列');
  });
  it('restores a removed row at its position, with later changes elsewhere', async () => {
    const { user, titles } = showAwards(THREE);
    await user.click(button('刪除第2列'));
    expect(titles()).toEqual(['甲', '丙']);
    const [, gap] = screen.getAllByRole('listitem');
    expect(gap?.textContent).toMatch(/^已刪除第2列復\s?原$/);
    await user.click(button('第2列'));
    await user.type(screen.getByRole('textbox', { name: /^名稱/ }), '改');
    await user.click(screen.getByRole('button', { name: /^復\s?原$/ }));
    expect(titles()).toEqual(['甲', '乙', '丙改']);
    expect(screen.queryByRole('button', { name: /^復\s?原$/ })).toBeNull();
  });
  it('opens an invalid row with its message', () => {
    showAwards(THREE, { '1.title': '此欄位為必填' });
    const rows = screen.getAllByRole('listitem');
    expect(within(rows[1] as HTMLElement).getByText('此欄位為必填')).toBeTruthy();
    expect(within(rows[0] as HTMLElement).queryByRole('textbox')).toBeNull();
  });
  it('pastes spreadsheet rows, matches options by label, and reports unknown values', async () => {
    const { user, last } = showAwards([award('甲')]);
    await user.click(button('貼上試算表的列'));
    const box = screen.getByRole('textbox', { name: /^試算表的列/ });
    fireEvent.change(box, {
      target: {
        value:
          '名稱\t對象\t金額\t條件\t申請期限\n乙\t在學學生\t1萬元\t"第一行\n第二行"\t10月\n丙\t校友\t2萬元\t無\t',
      },
    });
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('校友');
    await user.click(button('加入2列'));
    await waitFor(() => expect(last()).toHaveLength(3));
    expect(last()).toMatchObject([
      award('甲'),
      {
        title: '乙',
        audience: 'current',
        amount: '1萬元',
        condition: '第一行\n第二行',
        deadline: '10月',
      },
      { title: '丙', audience: null, amount: '2萬元', condition: '無', deadline: null },
    ]);
  });
  it('shows a list of single values as inputs, without folding', async () => {
    apiAnswering(() => ({ data: [] }));
    const value = ['工程師', '分析師'];
    const { user } = showWidget({ kind: bachelorDepartment, name: 'careers', value });
    const lines = () => screen.getAllByRole<HTMLInputElement>('textbox').map((each) => each.value);
    expect(lines()).toEqual(['工程師', '分析師']);
    screen.getAllByRole('textbox')[1]?.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['分析師', '工程師']);
  });
});
