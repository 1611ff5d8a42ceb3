// @vitest-environment jsdom

import { taipeiDay } from '@admissions/model';
import { en } from '@admissions/model/catalogues';
import { CHALLENGE_PATH } from '@admissions/model/forms';
import { addCatalogue, createAppStore } from '@admissions/store';
import type { Reply, Sent } from '@admissions/tools/testing';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../lib/proof/sha256.ts';
import { loadValidation } from '../../lib/request/use-request-form.ts';
import { Component as VisitPage } from './visit-page.tsx';

const DAY = taipeiDay(new Date(Date.now() + 14 * 86_400_000));
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: sha256('salt&7'),
  maxnumber: 50,
  salt: 'salt&',
  signature: 'signature',
};
const RECEIVED: Reply = { data: { reference: 'V261121-7KQ', duplicate: false } };

// Loaded on demand in production; preloaded here.
beforeAll(async () => void (await loadValidation()));
// The client waits a random time between retries.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function visiting(
  answer: (count: number) => Reply = () => RECEIVED,
  challenge: () => unknown = () => CHALLENGE,
) {
  const sent: Sent[] = [];
  apiAnswering((request) => {
    if (request.path === CHALLENGE_PATH) return { data: challenge() };
    sent.push(request);
    return answer(sent.length);
  });
  return { ...showPage(<VisitPage />, { at: '/formVisit' }), sent };
}
type Page = ReturnType<typeof visiting>;
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = ({ user }: Page) => user.click(screen.getByText('送出'));
const confirm = ({ store }: Page) => act(async () => store.getState().answerConfirm(true));
const messageOf = (control: HTMLElement) =>
  document.getElementById(`${control.id}-error`)?.textContent;

function fillAll() {
  fill(/^學校名稱/, '市立示範高中');
  fill(/^縣市/, '桃園市');
  fill(/^聯絡人姓名/, '王小明');
  fill(/^職稱/, '輔導主任');
  fill(/^聯絡電話/, '03-4638800');
  fill(/^電子郵件/, 'teacher@example.edu.tw');
  fill(/最早/, DAY);
  fill(/最晚/, DAY);
  fill(/^學生人數/, '40');
  fill(/^隨行教師人數/, '0');
  for (const choice of [/^上午/, /^遊覽車/, /我已閱讀|同意/]) fireEvent.click(field(choice));
}
async function send(page: Page) {
  await press(page);
  await waitFor(() => expect(page.store.getState().confirm).not.toBeNull());
  await confirm(page);
}

describe('VisitPage', () => {
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
    await press(page);
    await waitFor(() => expect(page.store.getState().confirm?.message).toContain('確定送出'));
    act(() => page.store.getState().answerConfirm(false));
    expect(page.sent).toEqual([]);
  });
  it('sends numbers as numbers and empty fields as null', async () => {
    const page = visiting();
    fillAll();
    await send(page);
    await screen.findByText('申請已送出');
    expect(page.sent).toHaveLength(1);
    expect(page.sent[0]).toMatchObject({ method: 'post', path: '/api/ap/forms/add_visit' });
    expect(page.sent[0]?.body).toMatchObject({
      students: 40,
      teachers: 0,
      mobile: null,
      grades: null,
      consent: true,
      website: '',
      dates: { begin: DAY, end: DAY },
    });
  });
  it('shows and focuses the reference, and deletes the draft', async () => {
    const page = visiting();
    fillAll();
    expect(sessionStorage.getItem('draft visit')).toContain('王小明');
    await send(page);
    expect(await screen.findByText('申請編號：V261121-7KQ')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /申請\s*已\s*送出/ }));
    expect(sessionStorage.getItem('draft visit')).toBeNull();
  });
  it('prefers input from before hydration over an older draft', () => {
    const saved = { key: '0123456789abcdef', values: { school: '先前高中', name: '王小明' } };
    sessionStorage.setItem('draft visit', JSON.stringify(saved));
    apiAnswering(() => RECEIVED);
    showPage(<VisitPage />, {
      at: '/formVisit',
      early: () => {
        field(/^聯絡人姓名/).value = '李老師';
      },
    });
    expect([field(/^學校名稱/).value, field(/^聯絡人姓名/).value]).toEqual(['先前高中', '李老師']);
    expect(sessionStorage.getItem('draft visit')).toContain('李老師');
  });
  it('sends a second request as a new submission', async () => {
    const page = visiting();
    fillAll();
    await send(page);
    await page.user.click(await screen.findByRole('button', { name: '再填一份' }));
    expect(screen.queryByText('已替您保留上次填寫的內容')).toBeNull();
    fillAll();
    await send(page);
    await screen.findByText('申請已送出');
    const [first, second] = page.sent.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });
  it("shows the API's refusals at their fields", async () => {
    const page = visiting(() => ({
      status: 422,
      refusal: {
        errorCode: -1,
        message: 'x',
        errors: { phone: ['請輸入有效的電話號碼'], 'dates.end': ['這一天休館'] },
      },
    }));
    fillAll();
    await send(page);
    await waitFor(() => expect(messageOf(field(/^聯絡電話/))).toBe('請輸入有效的電話號碼'));
    expect(messageOf(field(/最晚/))).toBe('這一天休館');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(field(/^學校名稱/).value).toBe('市立示範高中');
  });
  it('sends a proof of work', async () => {
    const page = visiting();
    fillAll();
    await send(page);
    await screen.findByText('申請已送出');
    const { proof = '' } = (page.sent[0]?.body ?? {}) as { proof?: string };
    expect(JSON.parse(atob(proof))).toEqual({
      algorithm: 'SHA-256',
      challenge: CHALLENGE.challenge,
      number: 7,
      salt: 'salt&',
      signature: 'signature',
    });
  });
  it('sends a new proof after expiry, and shows an error if that fails too', async () => {
    const refused: Reply = {
      status: 422,
      refusal: {
        errorCode: -1,
        message: 'x',
        errors: { proof: ['防止濫發的驗證已失效，請再送一次。'] },
      },
    };
    const page = visiting((count) => (count === 1 ? refused : RECEIVED));
    fillAll();
    await send(page);
    await screen.findByText('申請已送出');
    expect(page.sent).toHaveLength(2);
    cleanup();
    const other = visiting(() => refused);
    fillAll();
    await send(other);
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
    const page = visiting(undefined, () => challenge);
    fillAll();
    await send(page);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('這份表單沒有送出');
    expect(alert.nextElementSibling?.querySelector('button')?.disabled).toBe(false);
    expect(field(/^聯絡人姓名/).value).toBe('王小明');
    expect(page.sent).toEqual([]);
    expect(failures).toEqual([new Error('The challenge has no solution')]);
    challenge = CHALLENGE;
    await send(page);
    await screen.findByText('申請已送出');
    expect(page.sent).toHaveLength(1);
    removeEventListener('error', notice);
  });
  it("shows the API's message if it names no field", async () => {
    const page = visiting(() => ({
      status: 422,
      refusal: { errorCode: -1, message: '送出速度過快，請確認內容後再送一次。' },
    }));
    fillAll();
    await send(page);
    expect((await screen.findByRole('alert')).textContent).toBe(
      '送出速度過快，請確認內容後再送一次。',
    );
  });
  it('retains the input after a lost connection and resends the same submission', async () => {
    const page = visiting((count) => (count <= 4 ? 'lost' : RECEIVED));
    fillAll();
    await send(page);
    expect((await screen.findByRole('alert')).textContent).toBe('連線失敗，請檢查網路後再試一次。');
    // Nothing to fill in between the message and the button.
    expect(screen.getByRole('alert').nextElementSibling?.querySelector('button')?.type).toBe(
      'submit',
    );
    expect(field(/^聯絡人姓名/).value).toBe('王小明');
    await send(page);
    await screen.findByText('申請已送出');
    const keys = page.sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });
  it('resends the same submission after a reload', async () => {
    const before = visiting(() => 'lost');
    fillAll();
    await send(before);
    await screen.findByRole('alert');
    cleanup();
    const after = visiting();
    // Consent is never restored.
    fireEvent.click(field(/我已閱讀|同意/));
    await send(after);
    await screen.findByText('申請已送出');
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
    expect(screen.queryByText('已替您保留上次填寫的內容')).toBeNull();
    cleanup();
    visiting();
    expect(screen.queryByText('已替您保留上次填寫的內容')).toBeNull();
  });
  it('works without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const page = visiting();
    fillAll();
    await send(page);
    expect(await screen.findByText('申請編號：V261121-7KQ')).toBeTruthy();
  });
  it('hides the honeypot from screen readers, tab order and autofill', () => {
    const { container } = visiting();
    const trap = container.querySelector<HTMLInputElement>('[name="website"]') as HTMLInputElement;
    expect(screen.getAllByRole('textbox')).not.toContain(trap);
    expect([trap.tabIndex, trap.getAttribute('autocomplete')]).toEqual([-1, 'off']);
  });

  it('is in English from labels to errors, and sends the Chinese county', async () => {
    addCatalogue('en', en);
    apiAnswering(() => ({ data: CHALLENGE }));
    const { user } = showPage(<VisitPage />, {
      at: '/formVisit?lang=en',
      store: createAppStore({ locale: 'en' }),
    });
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Taoyuan City' }).value).toBe(
      '桃園市',
    );
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('heading').textContent).toMatch(/^\d+ fields/);
    expect(
      within(summary).getByRole('link', { name: 'E-mail: The field is required' }),
    ).toBeTruthy();
    expect(within(summary).getByRole('link', { name: /^Personal-data notice: / })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
