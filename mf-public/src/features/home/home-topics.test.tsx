import { taipeiDay } from '@admissions/model';
import { showPage, textsOf } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShownTopic } from './home-data.ts';
import { HomeTopics } from './home-topics.tsx';

const dayIn = (days: number) => taipeiDay(new Date(Date.now() + days * 86_400_000));
const camp = (id: number, title: string, days: number) => ({
  id,
  title,
  eventDates: { begin: dayIn(days), end: dayIn(days + 1) },
});
const CONTENT = {
  years: [2026],
  selectedYear: 2026,
  slides: [],
  blocks: [],
  activities: [camp(1, '七月的營隊', -120), camp(2, '後天的營隊', 2), camp(3, '明天的營隊', 1)],
  articles: [{ id: 4, title: '一篇報導', date: dayIn(-3) }],
} as unknown as ShownTopic;

it('HomeTopics lists upcoming dates, nearest first, and past ones under headings', () => {
  showPage(<HomeTopics topic={{ name: 'dream', content: CONTENT }} renderedOn={taipeiDay()} />);
  const linesOf = (heading: string) =>
    textsOf(within(screen.getByText(heading).closest('div') as HTMLElement).getAllByRole('link'));
  expect([linesOf('即將登場'), linesOf('相關報導'), linesOf('活動回顧')]).toEqual([
    ['明天的營隊', '後天的營隊'],
    ['一篇報導'],
    ['七月的營隊'],
  ]);
});
