import { CHALLENGE_PATH, SEATS_PATH, VISIT_DAYS_PATH } from '@admissions/model/forms';
import {
  apiError,
  apiList,
  hrefOf,
  hrefsOf,
  type Reply,
  showRoutes,
} from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  errorAt,
  field,
  fill,
  findSent,
  press,
  RECEIVED,
  receiveRequests,
  send,
} from '../../lib/request/testing/request-page.ts';
import { createEvent } from '../../lib/testing/samples.ts';
import { Component, loader } from './visit-page.tsx';

const EVENT = createEvent(12, {
  title: '一日大學生',
  date: '2099-12-18',
  registrationDates: { begin: '2026-11-12', end: '2099-12-08' },
});
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
    if (path.includes('event_list')) return apiList(events);
    if (path.includes('event_info') && event) return { data: event };
    return path === CHALLENGE_PATH || path.includes('add_visit') ? undefined : apiError(404);
  };
  const { api, sent } = receiveRequests(
    () => answer,
    ({ path }) => replyTo(path),
  );
  const shown = showRoutes([{ path: '/formVisit', Component, loader }], { at, api });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, sent };
}
const guardian = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /家長知道/ });
function fillOwn() {
  fill(/^姓名/, '林同學');
  fill(/^手機或電話/, '0900-000-611');
  fireEvent.click(field(/我已閱讀/));
  const box = guardian();
  if (box) fireEvent.click(box);
}

it.each([
  [
    'event',
    12,
    '報名的活動',
    '一日大學生12月18日（五）08:00–17:00六館一樓',
    ['SUMMARY:一日大學生', 'DTSTART:20991218T000000Z', 'DTEND:20991218T090000Z'],
    '六館一樓',
  ],
  [
    'camp',
    5,
    '報名的營隊',
    '機器人救援營1月20日（二）–1月22日（四）電機通訊學院',
    ['SUMMARY:機器人救援營', 'DTSTART;VALUE=DATE:20990120', 'DTEND;VALUE=DATE:20990123'],
    '電機通訊學院',
  ],
])(
  'student sees the %s with its seats, sends it instead of a day, and gets its calendar file',
  async (kind, id, label, text, lines, place) => {
    const createFile = vi.fn();
    vi.stubGlobal('Blob', createFile);
    URL.createObjectURL = () => '#file';
    const page = await visiting({
      at: `/formVisit?${kind}=${id}`,
      answer: { data: { reference: 'V261121-7KQ', duplicate: false, key: 'V261121-7KQ.abc' } },
    });
    const group = screen.getByRole('group', { name: new RegExp(`^${label}`) });
    expect(group.textContent).toContain(text);
    await waitFor(() => expect(group.textContent).toContain('還有54位'));
    expect(screen.queryByText('正在查詢可以預約的日子')).toBeNull();
    fillOwn();
    await send(page);
    const summary = await screen.findByRole('region', { name: '你送出的內容' });
    expect(summary.textContent).toContain(text.slice(0, 5));
    expect(page.sent[0]?.body).toMatchObject({ audience: 'student', [kind]: id, people: 1 });
    expect(page.sent[0]?.body).not.toHaveProperty('dates');
    expect(summary.textContent).toContain(`集合${place}`);
    expect(hrefOf('查看或取消')).toBe('/myVisit#V261121-7KQ.abc');
    await page.user.click(screen.getByRole('button', { name: /行事曆/ }));
    const file = String(createFile.mock.calls[0]?.[0]).replaceAll('\r\n ', '');
    for (const line of lines) expect(file.split('\r\n')).toContain(line);
    expect(file).toMatch(new RegExp(`LOCATION:元智大學 .*遠東路135號 ${place}`));
    expect(file).toContain(`${location.origin}/myVisit#V261121-7KQ.abc`);
  },
);

describe('student who signs up for an event', () => {
  it('chooses among the audiences of the event', async () => {
    await visiting();
    expect(field(/^學生$/).checked).toBe(true);
    expect(screen.queryByLabelText(/^學校老師$/)).toBeNull();
  });
  it('is offered the open events if none is selected', async () => {
    const over = { begin: '2020-01-01', end: '2020-01-02' };
    const { user } = await visiting({
      at: '/formVisit?who=student',
      events: [
        EVENT,
        { ...EVENT, id: 13, title: '家長訪校日', audience: ['parent'] },
        { ...EVENT, id: 14, title: '已截止', registrationDates: over },
        { ...EVENT, id: 15, title: '不必報名', signup: 'none' },
      ],
    });
    const offered = () =>
      hrefsOf(
        screen
          .queryAllByRole('complementary', { name: /報名/ })
          .flatMap((events) => within(events).getAllByRole('link')),
      );
    await waitFor(() =>
      expect(offered()).toEqual(['/eventCont?id=12', '/eventCont?id=12', '/events?who=student']),
    );
    // Beside the form, not between its questions.
    expect(document.querySelector('form aside')).toBeNull();
    await user.click(field(/^家長$/));
    expect(offered()).toContain('/eventCont?id=13');
    await user.click(field(/^學校老師$/));
    expect(offered()).toEqual([]);
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
    await visiting({ event: null });
    expect(screen.getByText('這場活動已經不在網站上了。')).toBeTruthy();
    expect(hrefOf(/看其他活動/)).toBe('/events');
    expect(screen.queryByRole('button', { name: '送出' })).toBeNull();
  });
  it.each([
    ['即將開放', { registrationDates: { begin: '2099-11-12', end: '2099-12-08' } }],
    ['已截止', { registrationDates: { begin: '2020-11-12', end: '2020-12-08' } }],
    ['報名中', { signup: 'link' }],
  ])('sees at once that an event (%s) cannot be signed up for here', async (state, change) => {
    await visiting({ event: { ...EVENT, ...change } });
    expect(screen.getByText(state)).toBeTruthy();
    expect(errorAt('event')).toContain('現在不能在這裡報名');
    expect(hrefOf(/活動說明/)).toBe('/eventCont?id=12');
    expect(screen.queryByRole('button', { name: '送出' })).toBeNull();
    // What it takes to sign up would promise places.
    expect(within(screen.getByRole('complementary')).queryByRole('list')).toBeNull();
  });
});
