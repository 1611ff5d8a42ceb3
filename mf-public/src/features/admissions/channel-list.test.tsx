import { showPage } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setToday } from '../../lib/testing/samples.ts';
import type { Channel } from './channel-data.ts';
import { ChannelList } from './channel-list.tsx';
import { ChannelQuestions } from './channel-questions.tsx';

// The day of the render; the browser uses the day of the visit.
const TODAY = '2026-11-24';
setToday(TODAY);
const dayIn = (days: number) =>
  new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
const channel = (id: number, title: string, dates: [string, number, number][]): Channel =>
  ({
    id,
    title,
    level: 'bachelor',
    quota: null,
    summary: '說明',
    dates: dates.map(([label, begin, end]) => ({
      label,
      dates: { begin: dayIn(begin), end: dayIn(end) },
    })),
    link: null,
    files: null,
    body: [
      { type: 'text', html: '<p>辦法</p>' },
      { type: 'faq', items: [{ question: `${title}可以嗎？`, answer: '可以。' }] },
    ],
  }) as unknown as Channel;
const CHANNELS = [
  channel(1, '甄試', [['備取遞補', -7, 70]]),
  channel(2, '考試', [['網路報名', 11, 46]]),
  channel(3, '特殊選才', [['網路報名與上傳', -18, 7]]),
];
const show = () => showPage(<ChannelList channels={CHANNELS} level={null} today={TODAY} />);
const detailsOf = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title, hidden: true }).closest('details');

describe('ChannelList', () => {
  it('opens only the channel with the next deadline', () => {
    show();
    expect(CHANNELS.map(({ title }) => detailsOf(title)?.open)).toEqual([false, false, true]);
  });
  it('marks missable steps as urgent, but not a moving waiting list', () => {
    show();
    const stateOf = (title: string) =>
      detailsOf(title)?.querySelector('summary [data-state]')?.getAttribute('data-state');
    expect([stateOf('特殊選才'), stateOf('甄試')]).toEqual(['now', 'running']);
  });
});

it('ChannelQuestions lists the questions of every channel below its name', () => {
  showPage(<ChannelQuestions channels={CHANNELS} />);
  const faq = document.getElementById('faq-3') as HTMLElement;
  expect(within(faq).getByText('特殊選才可以嗎？')).toBeTruthy();
  expect(screen.getByText('看3個問答')).toBeTruthy();
});
