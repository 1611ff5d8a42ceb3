import { addDays, taipeiDay } from '@admissions/model';
import { formatVisitDay, VISIT_DAYS_PATH } from '@admissions/model/forms';
import { createAppStore } from '@admissions/store';
import { showPage, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_BANNERS } from '../../lib/banners/page-banners.ts';
import { errorAt, field, fill, receiveRequests } from '../../lib/request/testing/request-page.ts';
import { DayField } from './day-field.tsx';
import { createDayPicker } from './day-picker.ts';
import { Component } from './visit-page.tsx';

const today = taipeiDay();
const on = (count: number) => addDays(today, count);
const CLOSED = [10, 11];
const rules = {
  meeting: '14:00 六館一樓',
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  places: 20,
  lead: 3,
  ahead: 30,
  closed: [{ dates: { begin: on(10), end: on(11) }, note: '期末考週' }],
  // Explicit days, so that no national holiday is among them on any date.
  special: Array.from({ length: 61 }, (_, index) => index)
    .filter((index) => !CLOSED.includes(index))
    .map((index) => ({ day: on(index), places: 20, note: null })),
};

async function visiting(who: string) {
  const { sent } = receiveRequests(undefined, ({ path }) =>
    path === VISIT_DAYS_PATH ? 'lost' : undefined,
  );
  const loader = () => ({ banners: NO_BANNERS, selected: null, open: [], rules, today });
  showRoutes([{ path: '/formVisit', Component, loader }], { at: `/formVisit?who=${who}` });
  await screen.findByRole('heading', { level: 1 });
  return sent;
}
const dayAt = (count: number) =>
  screen.getByRole<HTMLInputElement>('radio', {
    name: formatVisitDay(on(count), 'zh-TW'),
    hidden: true,
  });

describe('a school that chooses days', () => {
  it('sees why a typed day is closed before it sends, and corrects it in the calendar', async () => {
    const sent = await visiting('school');
    fill(/最早/, on(10));
    await waitFor(() => expect(errorAt('dates-begin')).toContain('這一天學校休息'));
    fireEvent.click(dayAt(12));
    await waitFor(() => expect(errorAt('dates-begin')).toBeUndefined());
    expect([field(/最早/).value, field(/最晚/).value]).toEqual([on(12), on(12)]);
    expect(sent).toEqual([]);
  });
  it('may choose near days, and sees the reason of closed ones in the calendar', async () => {
    await visiting('school');
    expect(dayAt(1).disabled).toBe(false);
    expect(() => dayAt(0)).toThrow();
    const notes = screen.getAllByRole('listitem', { hidden: true });
    expect(notes.some(({ textContent }) => textContent?.endsWith('：期末考週'))).toBe(true);
  });
});

it('a family chooses a day by the rules of the page before seats are known', async () => {
  await visiting('parent');
  fireEvent.click(dayAt(5));
  expect(dayAt(5).checked).toBe(true);
  expect(() => dayAt(1)).toThrow();
});

it('a visitor from abroad reads holidays in English, and texts of staff are marked as Chinese', () => {
  const holiday = { day: '2026-12-25', left: 0, bar: 'closed', note: '行憲紀念日' } as const;
  const closed = { ...holiday, day: '2026-12-28', note: '期末考週' };
  const store = createAppStore();
  store.setState({ locale: 'en' });
  const days = { meeting: '14:00 六館一樓', days: [holiday, closed] };
  const register = createDayPicker(() => {});
  showPage(<DayField label="Day" days={days} chosen="" register={register} />, {
    store,
  });
  const notes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(notes).toEqual(['Fri, 25 Dec: Public holiday', 'Mon, 28 Dec: 期末考週']);
  for (const text of ['14:00 六館一樓', '期末考週'])
    for (const shown of screen.getAllByText(text)) expect(shown.lang).toBe('zh-Hant-TW');
});
