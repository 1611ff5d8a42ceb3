import { addDays, readWeekday, taipeiDay } from '@admissions/model';
import type { Scheduled } from '@admissions/protocol/staff';
import { apiAnswering, showRoutes, textsOf } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component, loader } from './schedule-page.tsx';

const visit = (id: number, day: string, at: string | null = null) => ({
  form: 'visit',
  id,
  reference: `V-${id}`,
  school: `第${id}高中`,
  audience: 'school',
  state: 'new' as const,
  name: '黃○○',
  people: 2,
  day,
  isHoped: id === 1,
  at,
});

/** Four weeks from a Sunday. */
const weeksFrom = (day: string) => Array.from({ length: 28 }, (_, index) => addDays(day, index));
function show(entries: Scheduled['entries'], visits: Scheduled['visits'], from = '2031-11-09') {
  const { api } = apiAnswering(() => ({
    data: { days: weeksFrom(from), entries, bundles: [], visits } satisfies Scheduled,
  }));
  return showRoutes([{ path: '*', Component, loader }], { api });
}

test('four weeks have their steps, fold long days and mark days that are hoped for', async () => {
  const visits = [1, 2, 3, 4, 5].map((id) => visit(id, '2031-11-11'));
  const long = [6, 7, 8, 9, 10, 11].map((id) => visit(id, '2031-11-12'));
  const next = visit(12, '2031-12-05', '2031-12-05T02:00:00Z');
  const { user, container } = show([], [...visits, ...long, next]);
  await screen.findByRole('link', { name: '第1高中' });
  const days = [...container.querySelectorAll('ol > li')];
  expect(textsOf(container.querySelectorAll('summary'))).toContain('其餘2項');
  // Five are as short as four and a line.
  expect(days[2]?.querySelector('details')).toBeNull();
  expect(days[3]?.querySelectorAll('details a')).toHaveLength(2);
  const labels = days[2]?.querySelectorAll('[data-event]') ?? [];
  expect(textsOf(labels).slice(0, 2)).toEqual(['參訪 未排定', '參訪 ']);
  expect(days[26]?.textContent).toContain('參訪 10:00');
  expect(days.at(-1)?.querySelector('time')?.textContent).toBe('12/06週六');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2031/11/09到12/06');
  expect(textsOf(screen.getAllByRole('link', { name: /週/ }))).toEqual([
    '‹ 前四週',
    '後四週 ›',
    '回到這一週',
  ]);
  expect(screen.getByRole('link', { name: /後四週/ }).getAttribute('href')).toBe(
    '/?from=2031-12-07',
  );
  await user.click(screen.getByRole('button', { name: '未排定的申請 1' }));
  expect(screen.queryByRole('link', { name: '第1高中' })).toBeNull();
  expect(screen.getByRole('link', { name: '第2高中' })).toBeTruthy();
});

const date = { kind: 'about.admissions' as const, id: 3, parent: null, at: null };

test('today is marked, and a sort of item can be hidden and shown', async () => {
  const day = taipeiDay();
  const entry = { ...date, title: '繁星：放榜', day, until: null, event: 'admission' as const };
  const { user, container } = show([entry], null, addDays(day, -readWeekday(day)));
  expect(await screen.findByRole('link', { name: '繁星：放榜' })).toBeTruthy();
  expect(container.querySelector('#today time')?.getAttribute('datetime')).toBe(day);
  const chip = screen.getByRole('button', { name: '招生 1' });
  expect(screen.getAllByRole('button')).toEqual([chip]);
  await user.click(chip);
  expect(screen.queryByRole('link', { name: '繁星：放榜' })).toBeNull();
  await user.click(chip);
  expect(screen.getByRole('link', { name: '繁星：放榜' })).toBeTruthy();
});

test('weeks of two years name both, and without items offer none to hide', async () => {
  show([], [], '2026-12-20');
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.textContent).toBe('2026/12/20到2027/01/16');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('這四週沒有排定的項目。')).toBeTruthy();
});

test('an event over many days is once in each week, with its end', async () => {
  const event = { day: '2031-11-12', until: '2031-11-20', event: 'begins' as const };
  show([{ ...date, title: '照片展', ...event }], null);
  const found = await screen.findAllByRole('link', { name: '照片展' });
  expect(found.map((link) => link.closest('li')?.querySelector('time')?.dateTime)).toEqual([
    '2031-11-12',
    '2031-11-16',
  ]);
  expect(found[0]?.closest('div')?.textContent).toContain('至11/20');
});

test('a long period is on its first and last day only, and counts once', async () => {
  const period = { day: '2031-11-10', until: '2031-11-20', event: 'admission' as const };
  show([{ ...date, title: '繁星：報名', ...period }], null);
  const found = await screen.findAllByRole('link', { name: '繁星：報名' });
  expect(screen.getByRole('button').textContent).toBe('招生 1');
  expect(found.map((link) => link.closest('li')?.querySelector('time')?.dateTime)).toEqual([
    '2031-11-10',
    '2031-11-20',
  ]);
  expect(textsOf(found.map((link) => link.closest('div') as Element))).toEqual([
    expect.stringMatching(/^招生開始/),
    expect.stringMatching(/^招生截止/),
  ]);
});
