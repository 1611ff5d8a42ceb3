import { CHALLENGE_PATH } from '@admissions/model/forms';
import { hrefsOf, type Reply, showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answerConfirm,
  CHALLENGE,
  DAY,
  errorAt,
  field,
  fill,
  fillSchool,
  findSent,
  press,
  pressAndWait,
  RECEIVED,
  receiveRequests,
  send,
} from '../../lib/request/testing/request-page.ts';
import { Component as VisitPage } from './visit-page.tsx';

function visiting(answer?: (count: number) => Reply, challenge: () => unknown = () => CHALLENGE) {
  const { sent } = receiveRequests(answer, ({ path }) =>
    path === CHALLENGE_PATH ? { data: challenge() } : undefined,
  );
  return { ...showPage(<VisitPage />, { at: '/formVisit?who=school' }), sent };
}
const fillAll = () =>
  fillSchool(
    [
      [/^學生人數/, '40'],
      [/^隨行教師人數/, '0'],
    ],
    [/^上午/, /^遊覽車/],
  );
/** Fills in a new page and sends it. */
async function visitAndSend(...options: Parameters<typeof visiting>) {
  const page = visiting(...options);
  fillAll();
  await send(page);
  return page;
}
const refused = (refusal: object): Reply => ({
  status: 422,
  refusal: { errorCode: -1, message: 'x', ...refusal },
});

describe('VisitPage', () => {
  it('begins with links to the form of each audience, without an empty form', () => {
    receiveRequests();
    showPage(<VisitPage />, { at: '/formVisit' });
    const ways = within(screen.getByRole('region', { name: '誰要來' })).getAllByRole('link');
    expect(hrefsOf(ways)).toEqual(
      ['student', 'parent', 'school', 'abroad'].map((who) => `/formVisit?who=${who}`),
    );
    expect(screen.queryByRole('button', { name: '送出' })).toBeNull();
  });
  it('names every required field of an empty form, for screen readers too', async () => {
    const page = visiting();
    await press(page);
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    const named = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.split('：')[0]);
    const needed =
      '學校名稱 縣市 聯絡人姓名 職稱 聯絡電話 電子郵件 希望日期（最早） 希望日期（最晚） 時段 學生人數 隨行教師人數 交通方式 個人資料告知事項';
    expect(named).toEqual(needed.split(' '));
    expect(page.store.getState().confirm).toBeNull();
    expect(page.sent).toEqual([]);
  });
  it('confirms before sending, and sends nothing on cancel', async () => {
    const page = visiting();
    fillAll();
    await pressAndWait(page);
    await answerConfirm(page, false);
    expect(page.sent).toEqual([]);
  });
  it('sends typed values with a proof of work, focuses the reference and deletes the draft', async () => {
    const page = await visitAndSend();
    await findSent();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /申請\s*已\s*送出/ }));
    expect(sessionStorage.getItem('draft visit')).toBeNull();
    expect(page.sent).toMatchObject([
      {
        method: 'post',
        path: '/api/ap/forms/add_visit',
        body: {
          students: 40,
          teachers: 0,
          mobile: null,
          grades: null,
          consent: true,
          website: '',
          dates: { begin: DAY, end: DAY },
        },
      },
    ]);
    const { proof = '' } = (page.sent[0]?.body ?? {}) as { proof?: string };
    const { maxnumber: _, ...solved } = CHALLENGE;
    expect(JSON.parse(atob(proof))).toEqual({ ...solved, number: 7 });
  });
  it('sends a second request as a new submission', async () => {
    const page = await visitAndSend();
    await page.user.click(await screen.findByRole('button', { name: '再填一份' }));
    expect(screen.queryByText('已替您保留上次填寫的內容')).toBeNull();
    fillAll();
    await send(page);
    await findSent();
    const [first, second] = page.sent.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });
  it("shows the API's refusals at their fields", async () => {
    const errors = { phone: ['請輸入有效的電話號碼'], 'dates.end': ['這一天休館'] };
    await visitAndSend(() => refused({ errors }));
    await waitFor(() => expect(errorAt('phone')).toBe('請輸入有效的電話號碼'));
    expect(errorAt('dates-end')).toBe('這一天休館');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(field(/^學校名稱/).value).toBe('市立示範高中');
  });
  it('names the time and the telephone number when there were too many', async () => {
    const message = '操作太頻繁，請於5分鐘後再試。';
    await visitAndSend(() => ({ status: 429, refusal: { errorCode: -1, message } }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/5分鐘後再試。您填的內容都還在。急的話，請來電03-/);
    expect(field(/^聯絡人姓名/).value).toBe('王小明');
  });
  it('sends a new proof after expiry, and shows an error if that fails too', async () => {
    const expired = refused({ errors: { proof: ['防止濫發的驗證已失效，請再送一次。'] } });
    const page = await visitAndSend((count) => (count === 1 ? expired : RECEIVED));
    await findSent();
    expect(page.sent).toHaveLength(2);
    cleanup();
    sessionStorage.clear();
    const other = await visitAndSend(() => expired);
    expect((await screen.findByRole('alert')).textContent).toBe(
      '防止濫發的驗證已失效，請再送一次。',
    );
    expect(other.sent).toHaveLength(2);
  });
  it('reports a failure of its own code, retains the input, and sends on the next press', async () => {
    const failures: unknown[] = [];
    const notice = ({ error }: ErrorEvent) => failures.push(error);
    addEventListener('error', notice);
    let challenge = { ...CHALLENGE, maxnumber: 3 };
    const page = await visitAndSend(undefined, () => challenge);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('這份表單沒有送出');
    expect(alert.nextElementSibling?.querySelector('button')?.disabled).toBe(false);
    expect(field(/^聯絡人姓名/).value).toBe('王小明');
    expect(page.sent).toEqual([]);
    expect(failures).toEqual([new Error('The challenge has no solution')]);
    challenge = CHALLENGE;
    await send(page);
    await findSent();
    expect(page.sent).toHaveLength(1);
    removeEventListener('error', notice);
  });
  it('retains the input after a lost connection and resends the same submission', async () => {
    const page = await visitAndSend((count) => (count <= 4 ? 'lost' : RECEIVED));
    expect((await screen.findByRole('alert')).textContent).toBe('連線失敗，請檢查網路後再試一次。');
    expect(field(/^聯絡人姓名/).value).toBe('王小明');
    await send(page);
    await findSent();
    const keys = page.sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });
  it('resends the same submission after a reload', async () => {
    const before = await visitAndSend(() => 'lost');
    await screen.findByRole('alert');
    cleanup();
    const after = visiting();
    // Consent is never restored.
    fireEvent.click(field(/我已閱讀|同意/));
    await send(after);
    await findSent();
    expect(after.sent[0]?.headers['idempotency-key']).toBe(
      before.sent[0]?.headers['idempotency-key'],
    );
  });
  it('restores the draft of the tab, and clears it on request', async () => {
    const before = visiting();
    fill(/^學校名稱/, '市立示範高中');
    await before.user.click(screen.getByRole('checkbox', { name: '高二' }));
    cleanup();
    const { user } = visiting();
    expect(await screen.findByText('已替您保留上次填寫的內容')).toBeTruthy();
    expect(field(/^學校名稱/).value).toBe('市立示範高中');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '高二' }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: '清除並重新填寫' }));
    expect(field(/^學校名稱/).value).toBe('');
    cleanup();
    visiting();
    expect(screen.queryByText('已替您保留上次填寫的內容')).toBeNull();
  });
  it('prefers input from before hydration over an older draft', () => {
    const saved = { key: '0123456789abcdef', values: { school: '先前高中', name: '王小明' } };
    sessionStorage.setItem('draft visit', JSON.stringify(saved));
    receiveRequests();
    showPage(<VisitPage />, {
      at: '/formVisit?who=school',
      early: () => {
        field(/^聯絡人姓名/).value = '李老師';
      },
    });
    expect([field(/^學校名稱/).value, field(/^聯絡人姓名/).value]).toEqual(['先前高中', '李老師']);
    expect(sessionStorage.getItem('draft visit')).toContain('李老師');
  });
  it('works without storage', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('refused');
      });
    await visitAndSend();
    expect(await findSent()).toBeTruthy();
  });
  it('hides the honeypot from screen readers, tab order and autofill', () => {
    const { container } = visiting();
    const trap = container.querySelector<HTMLInputElement>('[name="website"]') as HTMLInputElement;
    expect(screen.getAllByRole('textbox')).not.toContain(trap);
    expect([trap.tabIndex, trap.getAttribute('autocomplete')]).toEqual([-1, 'off']);
  });
});
