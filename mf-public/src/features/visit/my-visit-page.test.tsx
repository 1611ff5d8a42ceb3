import { VISIT_DAYS_PATH } from '@admissions/model/forms';
import { MY_VISIT_PATHS, type MyVisit } from '@admissions/protocol/forms';
import { apiAnswering, apiError, hrefsOf, type Reply, showRoutes } from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Component } from './my-visit-page.tsx';

const KEY = 'V-234567.secret';
const BOOKING: MyVisit = {
  reference: 'V-234567',
  state: 'booked',
  dates: { begin: '2099-12-01', end: '2099-12-01' },
  people: 2,
  occasion: null,
  calendar: null,
  meeting: '14:00 六館一樓',
};
const DAYS = [{ day: '2099-12-03', left: 4, bar: null, note: null }];

function opening(answers: Record<string, Reply>, at = `/myVisit#${KEY}`) {
  const { sent } = apiAnswering(({ path }) =>
    path === VISIT_DAYS_PATH && !answers[path]
      ? { data: { meeting: null, days: DAYS } }
      : (answers[path] as Reply),
  );
  return { ...showRoutes([{ path: '/myVisit', Component }], { at }), sent };
}
const found: Record<string, Reply> = { [MY_VISIT_PATHS.find]: { data: BOOKING } };
const refuse = (errors: Record<string, string[]>) => apiError(422, 'x', { errors });

describe('the page of a private link', () => {
  it('shows the booking and sends the key in the body only', async () => {
    const { sent } = opening(found);
    const term = await screen.findByText('集合');
    expect(term.closest('dl')?.textContent).toContain('日期2099/12/01（二）集合14:00 六館一樓');
    expect(screen.getByRole('button', { name: /行事曆/ })).toBeTruthy();
    expect(sent[0]).toMatchObject({ path: MY_VISIT_PATHS.find, body: { key: KEY } });
    for (const { path, params } of sent)
      expect(path + JSON.stringify(params)).not.toContain('secret');
  });
  it('changes the day', async () => {
    const day = '2099-12-03';
    const moved = { ...BOOKING, dates: { begin: day, end: day } };
    const page = opening({ ...found, [MY_VISIT_PATHS.edit]: { data: moved } });
    fireEvent.click(await screen.findByRole('radio', { name: /12月3日/ }));
    await page.user.click(screen.getByRole('button', { name: '改到別的日子' }));
    expect(await screen.findByText('2099/12/03（四）')).toBeTruthy();
    const change = page.sent.find(({ path }) => path === MY_VISIT_PATHS.edit);
    expect(change?.body).toEqual({ key: KEY, day });
  });
  it('offers a retry when the days could not be read', async () => {
    const page = opening({ ...found, [VISIT_DAYS_PATH]: apiError(422) });
    await page.user.click(await screen.findByRole('button', { name: '再查一次' }));
    await waitFor(() =>
      expect(page.sent.filter(({ path }) => path === VISIT_DAYS_PATH)).toHaveLength(2),
    );
    expect(screen.getByText('查不到可以預約的日子。')).toBeTruthy();
  });
  it('shows why a day was refused, and the booking as it is', async () => {
    const edit = refuse({ day: ['這一天已經額滿。'] });
    const page = opening({ ...found, [MY_VISIT_PATHS.edit]: edit });
    fireEvent.click(await screen.findByRole('radio', { name: /12月3日/ }));
    await page.user.click(screen.getByRole('button', { name: '改到別的日子' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('這一天已經額滿');
    expect(alert.previousElementSibling?.textContent).toBe('改到別的日子');
    expect(screen.getByText('2099/12/01（二）')).toBeTruthy();
  });
  it('shows in sight why a cancellation failed', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const page = opening({ ...found, [MY_VISIT_PATHS.cancel]: apiError(422, '不能取消') });
    await page.user.click(await screen.findByRole('button', { name: '取消預約' }));
    expect(page.store.getState().confirm).toMatchObject({
      confirmLabel: '取消預約',
      cancelLabel: '保留預約',
    });
    await act(async () => page.store.getState().answerConfirm(true));
    expect((await screen.findByRole('alert')).textContent).toContain('不能取消');
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]);
  });
  it('cancels after a confirmation', async () => {
    const cancelled = { data: { ...BOOKING, state: 'cancelled' } };
    const page = opening({ ...found, [MY_VISIT_PATHS.cancel]: cancelled });
    await page.user.click(await screen.findByRole('button', { name: '取消預約' }));
    expect(page.sent.map(({ path }) => path)).not.toContain(MY_VISIT_PATHS.cancel);
    await act(async () => page.store.getState().answerConfirm(true));
    expect(await screen.findByText('已取消')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '取消預約' })).toBeNull();
  });
  it('explains that a link is missing, guessed or expired', async () => {
    const { sent, unmount } = opening({}, '/myVisit');
    expect((await screen.findByRole('alert')).textContent).toContain('沒有預約的專屬連結');
    expect(screen.queryByText(/請不要轉寄/)).toBeNull();
    expect(hrefsOf(screen.getAllByRole('link')).slice(1)).toEqual([
      '/formVisit',
      expect.stringMatching(/^tel:/),
      expect.stringMatching(/^mailto:/),
    ]);
    expect(sent).toEqual([]);
    unmount();
    opening({ [MY_VISIT_PATHS.find]: refuse({ key: ['這個連結已經失效'] }) });
    expect((await screen.findByRole('alert')).textContent).toContain('這個連結已經失效');
  });
});
