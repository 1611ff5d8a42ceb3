import { VISIT_DAYS_PATH, type VisitDay } from '@admissions/model/forms';
import { hrefOf, showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answerConfirm,
  errorAt,
  field,
  fill,
  press,
  pressAndWait,
  receiveRequests,
  send,
} from '../../lib/request/testing/request-page.ts';
import { Component as VisitPage } from './visit-page.tsx';

const day = (at: string, overrides: Partial<VisitDay> = {}): VisitDay => ({
  day: at,
  left: 12,
  bar: null,
  note: null,
  ...overrides,
});
const DAYS = [
  day('2099-12-01'),
  day('2099-12-02', { bar: 'full', left: 0 }),
  day('2099-12-03', { left: 2 }),
  day('2099-12-04', { bar: 'closed', note: '校慶補假' }),
];

function visiting(at = '/formVisit?who=student', days = DAYS, receipt: object = {}) {
  const { sent } = receiveRequests(
    () => ({ data: { reference: 'V-234567', duplicate: false, key: 'V-234567.abc', ...receipt } }),
    ({ path }) =>
      path === VISIT_DAYS_PATH ? { data: { meeting: '14:00 六館一樓', days } } : undefined,
  );
  return { ...showPage(<VisitPage />, { at }), sent };
}
const findDay = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
async function fillOwn() {
  fill(/^姓名/, '林同學');
  fill(/^手機或電話/, '0900-000-611');
  fireEvent.click(await findDay(/^12月1日/));
  fireEvent.click(field(/我已閱讀|同意/));
}

describe('student who books a day', () => {
  it('gets a contact if no month has an available day', async () => {
    visiting(
      undefined,
      DAYS.filter(({ bar }) => bar !== null),
    );
    expect(await screen.findByText(/目前沒有可以預約的日子/)).toBeTruthy();
    expect(screen.getByText(/12月2日.*額滿/)).toBeTruthy();
  });
  it('sends four answers and no fields of schools, and sees them with their labels', async () => {
    const page = visiting();
    await fillOwn();
    await send(page);
    const summary = await screen.findByRole('region', { name: '你送出的內容' });
    expect(summary.textContent).toContain('我是學生');
    expect(summary.textContent).toContain('參訪日2099/12/01（二）');
    expect(screen.getByRole('button', { name: '加入行事曆（.ics）' })).toBeTruthy();
    expect(page.sent[0]?.body).toMatchObject({
      audience: 'student',
      name: '林同學',
      phone: '0900-000-611',
      email: null,
      dates: { begin: '2099-12-01', end: '2099-12-01' },
      people: 1,
      consent: true,
    });
    expect(page.sent[0]?.body).not.toHaveProperty('school');
  });
  it('sees the meeting point, the private link and a letter only if there is one', async () => {
    const page = visiting(undefined, undefined, { key: 'V-234567.abc', mailed: true });
    await fillOwn();
    await send(page);
    const summary = await screen.findByRole('region', { name: '你送出的內容' });
    expect(summary.textContent).toContain('集合14:00 六館一樓');
    const link = screen.getByRole('link', { name: '查看、改期或取消' });
    expect(link.getAttribute('href')).toBe('/myVisit#V-234567.abc');
    expect(screen.getByText(/確認信會寄到/)).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    const other = visiting();
    await fillOwn();
    await send(other);
    await screen.findByRole('region', { name: '你送出的內容' });
    expect(screen.queryByText(/確認信/)).toBeNull();
  });
  it('finds the receipt again in this tab, in either language, until another is filled in', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const page = visiting(undefined, undefined, { key: 'V-234567.abc' });
    await fillOwn();
    await pressAndWait(page);
    expect(page.store.getState().confirm?.message).toContain('專屬連結');
    await answerConfirm(page);
    await page.user.click(await screen.findByRole('button', { name: '複製連結' }));
    expect(copied).toHaveBeenLastCalledWith(`${location.origin}/myVisit#V-234567.abc`);
    cleanup();
    visiting('/formVisit?who=parent');
    expect(screen.queryByText(/V-234567/)).toBeNull();
    cleanup();
    const again = visiting('/formVisit?who=student&lang=en');
    expect(await screen.findByText(/V-234567/)).toBeTruthy();
    expect(hrefOf('查看、改期或取消')).toBe('/myVisit#V-234567.abc');
    expect(localStorage.length).toBe(0);
    await again.user.click(screen.getByRole('button', { name: '再填一份' }));
    cleanup();
    visiting();
    expect(await findDay(/^12月1日/)).toBeTruthy();
    expect(screen.queryByText(/V-234567/)).toBeNull();
  });
  it('selects an available day; the others show a reason', async () => {
    visiting();
    expect(await findDay(/^12月3日（四） 剩2/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /12月2日/ })).toBeNull();
    expect(screen.getByText('12月2日（三） 額滿')).toBeTruthy();
    expect(screen.getByText('12月4日（五） 休息 校慶補假')).toBeTruthy();
  });
  it('gets an error at the day for too many people, before sending', async () => {
    const page = visiting();
    await fillOwn();
    fireEvent.click(await findDay(/^12月3日/));
    fireEvent.click(field(/^3$/));
    await press(page);
    const message = '這一天只剩2個名額。接下來可以選：12月1日（二）';
    await waitFor(() => expect(errorAt('dates-begin')).toBe(message));
    expect(page.sent).toEqual([]);
  });
  it('must give one contact', async () => {
    const page = visiting();
    await fillOwn();
    expect(screen.getAllByText('電話或電子郵件，至少要留一項')).toHaveLength(2);
    expect(screen.getByText('手機或電話').textContent).not.toContain('選填');
    fill(/^手機或電話/, '');
    await press(page);
    await waitFor(() => expect(errorAt('phone')).toContain('請至少留一項'));
  });
});

it('visitor who switches the audience finds all input again', async () => {
  visiting('/formVisit?who=school');
  fill(/^學校名稱/, '示範高中');
  fill(/^聯絡人姓名/, '林老師');
  fireEvent.click(field(/^家長$/));
  expect(field(/^姓名/).value).toBe('林老師');
  fireEvent.click(await findDay(/^12月1日/));
  fireEvent.click(field(/^學校老師$/));
  expect(field(/^學校名稱/).value).toBe('示範高中');
  fireEvent.click(field(/^家長$/));
  expect((await findDay(/^12月1日/)).checked).toBe(true);
});
