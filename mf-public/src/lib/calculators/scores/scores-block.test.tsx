import { apiAnswering, type Reply, showPage } from '@admissions/tools/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearTypedScores } from '../../scores/typed-scores.ts';
import { EMPTY_YEAR } from '../../testing/samples.ts';
import { ScoresBlock } from './scores-block.tsx';
// Loaded before the fake timers.
import './scores-panel.tsx';
import './score-data.ts';

beforeEach(clearTypedScores);
const screens = (lowest: number | null) => [{ subjects: ['english', 'mathA'], times: 3, lowest }];
const requires = [{ subject: 'english', level: 'rear' }];
const entryOf = (id: number, title: string, lowest: number) => ({
  id,
  title: '申請入學',
  group: null,
  measure: 'total',
  department: { id: id + 10, title },
  channel: { id: 3, title: '申請入學' },
  years: [
    { ...EMPTY_YEAR, year: 116, quota: 20, requires, screens: screens(null) },
    {
      ...EMPTY_YEAR,
      year: 115,
      quota: 20,
      requires,
      screens: screens(lowest),
      passed: 60,
      admitted: 20,
    },
  ],
});
const talent = { ...entryOf(9, '特殊系', 1), title: '特殊選才' };
const entries = [
  entryOf(1, '機械系', 20),
  entryOf(2, '資工系', 26),
  { ...talent, years: [{ ...EMPTY_YEAR, year: 116, quota: 3 }] },
];
const standards = {
  source: '',
  rows: [{ year: 115, subject: 'english', top: 13, front: 11, mean: 8, rear: 5, bottom: 3 }],
};
const answers = (path: string): Reply =>
  path.endsWith('standards_info')
    ? { data: standards }
    : { data: { list: entries, total: entries.length, page: 1, perpage: 100 } };
async function open() {
  const { sent } = apiAnswering(({ path }) => answers(path));
  const { user, address } = showPage(<ScoresBlock departments={null} standards={null} />);
  await user.click(screen.getByRole('button', { name: '填級分，比比看' }));
  return { user, sent, address };
}
const readStatus = () => screen.getByRole('status').textContent;

describe('ScoresBlock', () => {
  it('compares typed scores with past years, grouped, with links to departments', async () => {
    const { user } = await open();
    expect((await screen.findByText(/^填一科以上/)).textContent).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: '英文' }), '12');
    await user.type(screen.getByRole('textbox', { name: '數A' }), '10');
    const above = screen.getByRole('table', { name: /達到或高於近三年最低（1）/ });
    expect(within(above).getByRole('rowheader').textContent).toContain('機械系');
    expect(above.textContent).toContain('115年的關都會過，最緊的英文＋數A多2級分');
    expect(above.textContent).toContain('通過檢定');
    const below = screen.getByRole('table', { name: /低於近三年最低（1）/ });
    expect(below.textContent).toContain('115年會停在第1關：英文＋數A要26，你是22');
    expect(within(below).getByRole('link', { name: '資工系' }).getAttribute('href')).toBe(
      '/bachelorCont?id=12#in',
    );
    expect(readStatus()).toContain('共2組招生：達到或高於近三年最低1、介於之間0、低於1');
  });
  it('names a score that is exactly the minimum in the heading, too', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: '英文' }), '12');
    await user.type(screen.getByRole('textbox', { name: '數A' }), '8');
    const reached = screen.getByRole('table', { name: /達到或高於近三年最低（1）/ });
    expect(within(reached).getByRole('cell', { name: '剛好' })).toBeTruthy();
    expect(screen.getByText(/1組達到或高於近三年最低，/)).toBeTruthy();
  });
  it('shows the valid range at the field, and counts an invalid score as not taken', async () => {
    const { user } = await open();
    const english = await screen.findByRole('textbox', { name: '英文' });
    await user.type(english, '16');
    await user.type(screen.getByRole('textbox', { name: '數A' }), '10');
    expect(english.getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(english.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('請填0到15的整數');
    expect(readStatus()).toContain('缺成績2');
  });
  it('filters by scores above the minimum, with a message if none are left', async () => {
    const { user, address } = await open();
    const before = address();
    const english = await screen.findByRole('textbox', { name: '英文' });
    await user.type(english, '12');
    await user.type(screen.getByRole('textbox', { name: '數A' }), '10');
    await user.click(screen.getByRole('checkbox', { name: '只看達到或高於近三年最低的' }));
    expect(screen.getByRole('table', { name: /高於/ })).toBeTruthy();
    expect(screen.queryByRole('table', { name: /低於/ })).toBeNull();
    expect(readStatus()).toContain('低於1');
    await user.clear(english);
    await user.type(english, '6');
    expect(screen.queryByRole('table', { name: /近三年最低/ })).toBeNull();
    expect(screen.getByText(/^沒有達到近三年最低的管道/)).toBeTruthy();
    expect(address()).toBe(before);
  });
  it('never sends or stores scores, nor puts them into the address', async () => {
    const { user, sent } = await open();
    const english = await screen.findByRole('textbox', { name: '英文' });
    const before = sent.length;
    await user.type(english, '13');
    expect(sent.length).toBe(before);
    expect(JSON.stringify([sent, { ...localStorage }, { ...sessionStorage }])).not.toContain('13');
    expect(english.getAttribute('name')).toBeNull();
    expect(english.closest('form')).toBeNull();
  });
  it('retains scores during navigation, and clears them on request', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: '英文' }), '13');
    cleanup();
    await open();
    const english = await screen.findByRole<HTMLInputElement>('textbox', { name: '英文' });
    expect(english.value).toBe('13');
    await user.click(screen.getByRole('button', { name: '全部清除' }));
    expect(english.value).toBe('');
  });
});
