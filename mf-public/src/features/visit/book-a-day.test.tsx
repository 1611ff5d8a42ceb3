// @vitest-environment jsdom

import type { VisitDay } from '@admissions/model/forms';
import {
  CHALLENGE_PATH,
  findDayProblem,
  listVisitDays,
  VISIT_DAYS_PATH,
} from '@admissions/model/forms';
import type { Reply, Sent } from '@admissions/tools/testing';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../lib/proof/sha256.ts';
import { loadValidation } from '../../lib/request/use-request-form.ts';
import { Component as VisitPage } from './visit-page.tsx';

const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: sha256('salt&7'),
  maxnumber: 50,
  salt: 'salt&',
  signature: 'signature',
};
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
const RECEIVED: Reply = { data: { reference: 'V-7KQ234', duplicate: false } };

// Loaded on demand in production; preloaded here.
beforeAll(async () => void (await loadValidation()));
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function visiting(at = '/formVisit?who=student', answer: Reply = RECEIVED, days = DAYS) {
  const sent: Sent[] = [];
  apiAnswering((request) => {
    if (request.path === CHALLENGE_PATH) return { data: CHALLENGE };
    if (request.path === VISIT_DAYS_PATH) return { data: { meeting: '14:00 六館一樓', days } };
    sent.push(request);
    return answer;
  });
  return { ...showPage(<VisitPage />, { at }), sent };
}
type Page = ReturnType<typeof visiting>;
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const findDay = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

async function send({ user, store }: Page) {
  await user.click(screen.getByRole('button', { name: '送出' }));
  await waitFor(() => expect(store.getState().confirm).not.toBeNull());
  await act(async () => store.getState().answerConfirm(true));
}
async function fillOwn() {
  fill(/^姓名/, '林同學');
  fill(/^手機或電話/, '0900-000-611');
  fireEvent.click(await findDay(/^12月1日/));
  fireEvent.click(field(/我已閱讀|同意/));
}

describe('student who books a day', () => {
  it('sees full months before opening them', async () => {
    const days = [...DAYS, day('2100-01-04', { bar: 'full', left: 0 }), day('2100-02-01')];
    visiting('/formVisit?who=student', RECEIVED, days);
    await findDay(/^12月1日/);
    const months = screen.getAllByText(/^\d+年\d+月/).map(({ textContent }) => textContent);
    expect(months).toEqual(['2099年12月', '2100年1月沒有可預約的日子', '2100年2月']);
  });
  it('gets a contact if no month has an available day', async () => {
    const days = DAYS.filter(({ bar }) => bar !== null);
    visiting('/formVisit?who=student', RECEIVED, days);
    expect(await screen.findByText(/目前沒有可以預約的日子/)).toBeTruthy();
    expect(screen.getByText(/12月2日.*額滿/)).toBeTruthy();
  });
  it('is offered no Sunday if visits are on weekdays only', async () => {
    // Saturday, Sunday and the following Monday.
    const rules = {
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'] as const,
      ...{ places: 12, lead: 0, ahead: 2, closed: null, special: null },
    };
    const days = listVisitDays(rules, { today: '2099-12-05', taken: new Map() });
    visiting('/formVisit?who=student', RECEIVED, days);
    expect((await findDay(/^12月7日/)).value).toBe('2099-12-07');
    expect(screen.getAllByRole('radio', { name: /^12月/ })).toHaveLength(1);
    expect(findDayProblem(days, { day: '2099-12-06', people: 1 }, 'zh-TW')?.key).toBe(
      'visitDay.weekday',
    );
  });
  it('sends four answers and no fields of schools', async () => {
    const page = visiting();
    await fillOwn();
    await send(page);
    await screen.findByText('申請編號：V-7KQ234');
    expect(page.sent[0]?.body).toMatchObject({
      audience: 'student',
      name: '林同學',
      phone: '0900-000-611',
      email: null,
      dates: { begin: '2099-12-01', end: '2099-12-01' },
      people: 1,
      consent: true,
    });
    expect(Object.keys(page.sent[0]?.body as object)).not.toEqual(
      expect.arrayContaining(['school']),
    );
  });
  it("sees a summary with the form's labels and gets a calendar file", async () => {
    const page = visiting();
    await fillOwn();
    await send(page);
    const summary = await screen.findByRole('region', { name: '你送出的內容' });
    expect(summary.textContent).toContain('我是學生');
    expect(summary.textContent).toContain('參訪日2099/12/01（二）');
    expect(summary.textContent).not.toContain('希望日期');
    let saved: Blob | undefined;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved = blob;
          return 'blob:visit';
        },
        revokeObjectURL: () => {},
      }),
    );
    await page.user.click(screen.getByRole('button', { name: '加入行事曆（.ics）' }));
    expect(saved?.type).toBe('text/calendar');
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
    await page.user.click(screen.getByRole('button', { name: '送出' }));
    const message = '這一天只剩2個名額。接下來可以選：12月1日（二）';
    await waitFor(() =>
      expect(document.getElementById('field-dates-begin-error')?.textContent).toBe(message),
    );
    expect(page.sent).toEqual([]);
  });
  it('gets an error at the day if it was booked meanwhile', async () => {
    const message = '這一天已經額滿。接下來可以選：12月3日（四）';
    const page = visiting(undefined, {
      status: 422,
      refusal: { errorCode: -1, message: 'x', errors: { 'dates.begin': [message] } },
    });
    await fillOwn();
    await send(page);
    await waitFor(() =>
      expect(document.getElementById('field-dates-begin-error')?.textContent).toBe(message),
    );
    expect(field(/^姓名/).value).toBe('林同學');
  });
  it('must give one contact', async () => {
    const page = visiting();
    await fillOwn();
    fill(/^手機或電話/, '');
    await page.user.click(screen.getByRole('button', { name: '送出' }));
    await waitFor(() =>
      expect(document.getElementById('field-phone-error')?.textContent).toContain('請至少留一項'),
    );
  });
});

describe('visitor who switches the audience', () => {
  it('finds all input again', async () => {
    visiting('/formVisit');
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
  it('gets the audience of the address, whatever the draft has', async () => {
    visiting('/formVisit');
    fill(/^學校名稱/, '示範高中');
    cleanup();
    visiting('/formVisit?who=parent');
    await waitFor(() => expect(field(/^家長$/).checked).toBe(true));
    fireEvent.click(field(/^學校老師$/));
    expect(field(/^學校名稱/).value).toBe('示範高中');
  });
});
