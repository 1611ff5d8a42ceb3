import { taipeiDay } from '@admissions/model';
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

const ADMISSION = {
  kind: 'about.admissions',
  id: 3,
  title: '繁星：報名',
  parent: null,
  at: null,
  event: 'admission',
} as const;
/** The calendar, with this content of its month. */
function showMonth(content: Partial<Scheduled>) {
  const month: Scheduled = {
    month: '2031-11',
    entries: [],
    bundles: [],
    visits: null,
    ...content,
  };
  const { api } = apiAnswering(() => ({ data: month }));
  return showRoutes([{ path: '*', Component, loader }], { api });
}

test('a month fills its last week, folds long days and marks days that are hoped for', async () => {
  const visits = [1, 2, 3, 4, 5].map((id) => visit(id, '2031-11-11'));
  const long = [6, 7, 8, 9, 10, 11].map((id) => visit(id, '2031-11-12'));
  const next = visit(12, '2031-12-05', '2031-12-05T02:00:00Z');
  const { container } = showMonth({ visits: [...visits, ...long, next] });
  await screen.findByRole('link', { name: '第1高中' });
  const days = [...container.querySelectorAll('ol > li')];
  expect(textsOf(days.slice(30, 35).map((day) => day.querySelector('time') as Element))).toEqual([
    '12/01週一',
    '12/02週二',
    '12/03週三',
    '12/04週四',
    '12/05週五',
  ]);
  expect(textsOf(container.querySelectorAll('summary'))).toContain('還有2項');
  // Five are as short as four and a line.
  expect(days[10]?.querySelector('details')).toBeNull();
  expect(days[11]?.querySelectorAll('details a')).toHaveLength(2);
  const labels = days[10]?.querySelectorAll('[data-event]') ?? [];
  expect(textsOf(labels).slice(0, 2)).toEqual(['參訪 未排定', '參訪 ']);
  expect(days[34]?.textContent).toContain('參訪 10:00');
  expect(days.at(-1)?.querySelector('time')?.textContent).toBe('12/13週六');
  expect(days[0]?.querySelector('time')?.textContent).toBe('11/01週六');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2031年11/01到12/13');
  // The first of the month is a Saturday.
  expect(days[0]?.getAttribute('data-column')).toBe('7');
});

test('today has a link, and admission dates can be hidden', async () => {
  const day = taipeiDay();
  const { user, container } = showMonth({
    month: day.slice(0, 7),
    entries: [{ ...ADMISSION, day, until: null }],
  });
  expect(await screen.findByRole('link', { name: '繁星：報名' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '今天' }).getAttribute('href')).toBe('/#today');
  expect(container.querySelector('#today time')?.getAttribute('datetime')).toBe(day);
  expect(container.querySelector('#today')?.hasAttribute('data-folded')).toBe(false);
  const shown = container.querySelector('ol > li:not([data-folded]) time')?.textContent ?? '';
  expect(shown).toMatch(/^(\d\d\/01|.*週日)/);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(
    `年${shown.slice(0, 5)}到`,
  );
  await user.click(screen.getByRole('checkbox', { name: '列出招生日程' }));
  expect(screen.queryByRole('link', { name: '繁星：報名' })).toBeNull();
});

test('a long registration is shown, and named, on its first and last day only', async () => {
  showMonth({ entries: [{ ...ADMISSION, day: '2031-11-10', until: '2031-11-20' }] });
  const found = await screen.findAllByRole('link', { name: '繁星：報名' });
  expect(found.map((link) => link.closest('li')?.querySelector('time')?.dateTime)).toEqual([
    '2031-11-10',
    '2031-11-20',
  ]);
  expect(textsOf(found.map((link) => link.closest('div') as Element))).toEqual([
    expect.stringMatching(/^招生 起/),
    expect.stringMatching(/^招生 截止/),
  ]);
});
