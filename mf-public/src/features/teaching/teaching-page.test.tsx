// @vitest-environment jsdom

import { taipeiDay } from '@admissions/model';
import { CHALLENGE_PATH } from '@admissions/model/forms';
import type { Reply, Sent } from '@admissions/tools/testing';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../lib/proof/sha256.ts';
import { loadValidation } from '../../lib/request/use-request-form.ts';
import { Component as TeachingPage } from './teaching-page.tsx';

const DAY = taipeiDay(new Date(Date.now() + 14 * 86_400_000));
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: sha256('salt&7'),
  maxnumber: 50,
  salt: 'salt&',
  signature: 'signature',
};

// Loaded on demand in production; preloaded here.
beforeAll(async () => void (await loadValidation()));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function opened(answer: Reply = { data: { reference: 'T261121-7KQ', duplicate: false } }) {
  const sent: Sent[] = [];
  apiAnswering((request) => {
    if (request.path === CHALLENGE_PATH) return { data: CHALLENGE };
    sent.push(request);
    return answer;
  });
  return { ...showPage(<TeachingPage />, { at: '/formTeacher' }), sent };
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
function fillAll() {
  fill(/^學校名稱/, '市立示範高中');
  fill(/^縣市/, '桃園市');
  fill(/^聯絡人姓名/, '王小明');
  fill(/^職稱/, '輔導主任');
  fill(/^聯絡電話/, '03-4638800');
  fill(/^電子郵件/, 'teacher@example.edu.tw');
  fill(/最早/, DAY);
  fill(/最晚/, DAY);
  fill(/^學生人數/, '24');
  fill(/^節數/, '2');
  fill(/^現場設備/, '投影機');
  for (const choice of [/^人工智慧/, /^混合年級/, /^到校/, /我已閱讀|同意/])
    fireEvent.click(field(choice));
}

describe('TeachingPage', () => {
  it('leaves the number of topics to the page for teachers', () => {
    opened();
    expect(screen.getByText(/也可以配合彈性學習/).textContent).not.toMatch(
      /[一二三四五六七八九十\d]+個主題/,
    );
  });

  it('names every required field of an empty form', async () => {
    const { user, sent } = opened();
    await user.click(screen.getByText('送出'));
    const summary = await screen.findByRole('alert');
    const problems = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(problems.map((sentence) => sentence?.split('：')[0])).toEqual(
      '學校名稱 縣市 聯絡人姓名 職稱 聯絡電話 電子郵件 授課主題 年級 學生人數 希望日期（最早） 希望日期（最晚） 進行方式 節數 個人資料告知事項'.split(
        ' ',
      ),
    );
    expect(problems).toContain('授課主題：此欄位為必填');
    expect(problems).toContain('節數：此欄位為必填');
    expect(sent).toEqual([]);
  });
  it('shows and sends typed text in one form', async () => {
    const { user, sent, store } = opened();
    fillAll();
    fill(/^聯絡電話/, '03-4638800轉2315、0912345678');
    fireEvent.blur(field(/^聯絡電話/));
    expect(field(/^聯絡電話/).value).toBe('03-4638800#2315 / 0912345678');
    // Without leaving the field, as with Enter.
    fill(/^電子郵件/, 'teacher＠example.edu.tw');
    fill(/^學生人數/, '２４');
    await user.click(screen.getByText('送出'));
    await waitFor(() => expect(store.getState().confirm).not.toBeNull());
    expect(field(/^電子郵件/).value).toBe('teacher@example.edu.tw');
    expect(field(/^學生人數/).value).toBe('24');
    await act(async () => store.getState().answerConfirm(true));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        phone: '03-4638800#2315 / 0912345678',
        email: 'teacher@example.edu.tw',
        students: 24,
      }),
    );
  });
  it('is sent after the confirmation and shows its reference', async () => {
    const { user, sent, store } = opened();
    fillAll();
    expect(sessionStorage.getItem('draft teaching')).toContain('王小明');
    await user.click(screen.getByText('送出'));
    await waitFor(() => expect(store.getState().confirm).not.toBeNull());
    expect(sent).toEqual([]);
    await act(async () => store.getState().answerConfirm(true));
    expect(await screen.findByText('申請編號：T261121-7KQ')).toBeTruthy();
    expect(sent[0]).toMatchObject({
      method: 'post',
      path: '/api/ap/forms/add_teaching',
      body: {
        topic: 'ai',
        college: null,
        grade: 'mixed',
        students: 24,
        periods: 2,
        mode: 'onsite',
        equipment: '投影機',
        remarks: null,
        consent: true,
        website: '',
      },
    });
    expect(sessionStorage.getItem('draft teaching')).toBeNull();
  });
});
