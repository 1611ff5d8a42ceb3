import { taipeiDay } from '@admissions/model';
// @vitest-environment jsdom
import { createImage, showPage } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ShownTopic } from './home-data.ts';
import { HomeTopics } from './home-topics.tsx';

const link = { href: '/news', newWindow: false };
const dayIn = (days: number) => taipeiDay(new Date(Date.now() + days * 86_400_000));
const camp = (id: number, title: string, days: number) => ({
  id,
  title,
  eventDates: { begin: dayIn(days), end: dayIn(days + 1) },
});
const CONTENT = {
  years: [2026],
  selectedYear: 2026,
  slides: [1, 2].map((id) => ({
    id,
    title: `橫幅${id}`,
    text: '一句話',
    pic: createImage(),
    picMobile: null,
    link,
    newWindow: false,
  })),
  blocks: [1, 2, 3, 4, 5, 6].map((id) => ({ id, title: `圖塊${id}`, pic: createImage(), link })),
  activities: [camp(1, '七月的營隊', -120), camp(2, '後天的營隊', 2), camp(3, '明天的營隊', 1)],
  articles: [{ id: 4, title: '一篇報導', date: dayIn(-3) }],
} as unknown as ShownTopic;

const show = () =>
  showPage(<HomeTopics topic={{ name: 'dream', content: CONTENT }} renderedOn={taipeiDay()} />);

describe('HomeTopics', () => {
  it('shows banners side by side, and its blocks in a closed fold', () => {
    show();
    expect(document.querySelector('[aria-roledescription]')).toBeNull();
    const foldsOf = (name: RegExp) =>
      screen.getAllByRole('link', { name }).map((link) => link.closest('details')?.open);
    expect(foldsOf(/^橫幅/)).toEqual([undefined, undefined]);
    expect(new Set(foldsOf(/^圖塊/))).toEqual(new Set([false]));
  });
  it('lists upcoming dates, nearest first, and past ones under headings', () => {
    show();
    const linesOf = (heading: string) =>
      within(screen.getByText(heading).closest('div') as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect([linesOf('即將登場'), linesOf('相關報導'), linesOf('活動回顧')]).toEqual([
      ['明天的營隊', '後天的營隊'],
      ['一篇報導'],
      ['七月的營隊'],
    ]);
  });
});
