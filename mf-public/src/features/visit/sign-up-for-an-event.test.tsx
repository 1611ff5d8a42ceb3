// @vitest-environment jsdom

import { CHALLENGE_PATH, SEATS_PATH, VISIT_DAYS_PATH } from '@admissions/model/forms';
import { type Reply, showRoutes } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  errorAt,
  field,
  fill,
  press,
  RECEIVED,
  receiveRequests,
  send,
} from '../../lib/request/testing/request-page.ts';
import { loadValidation } from '../../lib/request/use-request-form.ts';
import { Component, loader } from './visit-page.tsx';

const EVENT = {
  id: 12,
  type: 'day',
  title: '一日大學生',
  summary: '跟著課表走一天',
  audience: ['student'],
  date: '2099-12-18',
  begin: '08:00',
  end: '17:00',
  place: '六館一樓',
  mode: 'onsite',
  signup: 'visit',
  registrationDates: { begin: '2026-11-12', end: '2099-12-08' },
  capacity: 132,
  colleges: null,
};
const CAMP = {
  id: 5,
  type: 'camp',
  title: '機器人救援營',
  summary: '三天兩夜',
  eventDates: { begin: '2099-01-20', end: '2099-01-22' },
  registrationDates: { begin: '2026-11-12', end: '2099-01-08' },
  place: '電機通訊學院',
  capacity: 72,
  signup: 'visit',
  college: 'electrical',
};

// Loaded on demand in production; preloaded here.
beforeAll(async () => void (await loadValidation()));

async function visiting({
  at = '/formVisit?event=12',
  event = EVENT as object | null,
  events = [] as object[],
  left = 54,
  answer = RECEIVED,
} = {}) {
  const replyTo = (path: string): Reply | undefined => {
    if (path === VISIT_DAYS_PATH) return { data: { meeting: '', days: [] } };
    if (path === SEATS_PATH) return { data: { events: { 12: left }, camps: { 5: left } } };
    if (path.includes('camp_info')) return { data: CAMP };
    if (path.includes('event_list'))
      return { data: { list: events, total: events.length, page: 1, perpage: 100 } };
    if (path.includes('event_info') && event) return { data: event };
    return path === CHALLENGE_PATH || path.includes('add_visit')
      ? undefined
      : { status: 404, refusal: { errorCode: 100404, message: 'x' } };
  };
  const { api, sent } = receiveRequests(
    () => answer,
    ({ path }) => replyTo(path),
  );
  const shown = showRoutes([{ path: '/formVisit', Component, loader }], { at, api });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, sent };
}
const findSent = () => screen.findByText('申請編號：V261121-7KQ');
const guardian = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /家長知道/ });
function fillOwn() {
  fill(/^姓名/, '林同學');
  fill(/^手機或電話/, '0900-000-611');
  fireEvent.click(field(/我已閱讀/));
  const box = guardian();
  if (box) fireEvent.click(box);
}

describe('student who signs up for an event', () => {
  it('sees the event and its seats, and no day field', async () => {
    await visiting();
    const group = screen.getByRole('group', { name: /^報名的活動/ });
    expect(group.textContent).toContain('一日大學生12月18日（五）08:00–17:00六館一樓');
    await waitFor(() => expect(group.textContent).toContain('還有54位'));
    expect(screen.queryByText('正在查詢可以預約的日子')).toBeNull();
    expect(field(/^學生$/).checked).toBe(true);
    expect(screen.queryByLabelText(/^學校老師$/)).toBeNull();
  });
  it('is offered the open events if none is selected', async () => {
    const { user } = await visiting({
      at: '/formVisit?who=student',
      events: [
        EVENT,
        { ...EVENT, id: 13, title: '家長訪校日', audience: ['parent'] },
        {
          ...EVENT,
          id: 14,
          title: '已截止',
          registrationDates: { begin: '2020-01-01', end: '2020-01-02' },
        },
        { ...EVENT, id: 15, title: '不必報名', signup: 'none' },
      ],
    });
    const events = await screen.findByRole('complementary', { name: /報名/ });
    const links = () =>
      within(events)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/eventCont?id=12', '/eventCont?id=12', '/events?who=student']);
    await user.click(field(/^家長$/));
    expect(
      within(screen.getByRole('complementary', { name: /報名/ })).getByRole('link', {
        name: '家長訪校日',
      }),
    ).toBeTruthy();
    await user.click(field(/^學校老師$/));
    expect(screen.queryByRole('complementary', { name: /報名/ })).toBeNull();
  });
  it('starts with the first audience of the office', async () => {
    await visiting({ event: { ...EVENT, audience: ['parent', 'student'] } });
    expect(field(/^家長$/).checked).toBe(true);
  });
  it('sends the event instead of a day, sees it in the summary and gets its calendar file', async () => {
    const page = await visiting();
    fillOwn();
    await send(page);
    const summary = await screen.findByRole('region', { name: '你送出的內容' });
    expect(page.sent[0]?.body).toMatchObject({ audience: 'student', event: 12, people: 1 });
    expect(page.sent[0]?.body).not.toHaveProperty('dates');
    expect(summary.textContent).toContain('報名的活動一日大學生 12月18日（五）08:00–17:00');
    expect(screen.getByRole('link', { name: /行事曆/ }).getAttribute('href')).toBe(
      '/calendar.ics?of=event-12',
    );
  });
  it("must confirm a parent's consent for a day alone", async () => {
    const page = await visiting();
    fillOwn();
    fireEvent.click(guardian() as HTMLElement);
    await press(page);
    await waitFor(() => expect(errorAt('guardian')).toContain('要家長同意'));
    expect(page.sent).toEqual([]);
    fireEvent.click(guardian() as HTMLElement);
    await send(page);
    await findSent();
    expect(page.sent[0]?.body).toMatchObject({ guardian: true });
  });
  it('sees a hint about parents for other events; a parent sees neither', async () => {
    await visiting({ event: { ...EVENT, type: 'talk' } });
    expect(guardian()).toBeNull();
    expect(screen.getByText(/未滿18歲/)).toBeTruthy();
    fireEvent.click(field(/^家長$/));
    expect(screen.queryByText(/未滿18歲/)).toBeNull();
  });
  it('gets an error at the number for too many people, before sending', async () => {
    const page = await visiting({ left: 2 });
    await screen.findByText('剩2位');
    fillOwn();
    fireEvent.click(field(/^3$/));
    await press(page);
    await waitFor(() => expect(errorAt('people')).toBe('這一場只剩2個名額'));
    expect(page.sent).toEqual([]);
  });
  it('is informed of the waiting list before and after sending', async () => {
    const page = await visiting({
      left: 0,
      answer: { data: { reference: 'V261121-7KQ', duplicate: false, waiting: true } },
    });
    await screen.findByText('額滿，可候補');
    expect(screen.getByText('這一場已經額滿：送出後會列入候補。')).toBeTruthy();
    fillOwn();
    await send(page);
    const number = await findSent();
    const confirmation = number.closest('section')?.textContent;
    expect(confirmation).toContain('這一場額滿，已登記候補');
    expect(confirmation).toContain('沒有接到通知，就還不算報名成功。');
    expect(confirmation).not.toContain('加入行事曆');
    expect(page.sent[0]?.body).toMatchObject({ event: 12 });
  });
  it('is informed that an event is gone, with a link to the others', async () => {
    const page = await visiting({ event: null });
    expect(screen.getByText('這場活動已經不在網站上了。')).toBeTruthy();
    expect(screen.getByRole('link', { name: /看其他活動/ }).getAttribute('href')).toBe('/events');
    fillOwn();
    await press(page);
    await waitFor(() => expect(errorAt('event')).toContain('另選一場'));
  });
});

describe('student who signs up for a camp', () => {
  it('sees the camp, sends it instead of a day, and gets its calendar file', async () => {
    const page = await visiting({ at: '/formVisit?camp=5' });
    const group = screen.getByRole('group', { name: /^報名的營隊/ });
    expect(group.textContent).toContain('機器人救援營1月20日（二）–1月22日（四）電機通訊學院');
    await waitFor(() => expect(group.textContent).toContain('還有54位'));
    fillOwn();
    await send(page);
    await findSent();
    expect(page.sent[0]?.body).toMatchObject({ audience: 'student', camp: 5, people: 1 });
    expect(page.sent[0]?.body).not.toHaveProperty('dates');
    expect(screen.getByRole('link', { name: /行事曆/ }).getAttribute('href')).toBe(
      '/calendar.ics?of=camp-5',
    );
  });
});

describe('visitor who switches from an event to a day', () => {
  it('finds the input again, without the event', async () => {
    await visiting();
    fill(/^姓名/, '林同學');
    cleanup();
    await visiting({ at: '/formVisit?who=student' });
    await waitFor(() => expect(field(/^姓名/).value).toBe('林同學'));
    expect(screen.queryByRole('group', { name: /^報名的活動/ })).toBeNull();
  });
});
