// @vitest-environment jsdom

import { taipeiDay } from '@admissions/model';
import { CHALLENGE_PATH } from '@admissions/model/forms';
import type { Reply, Sent } from '@admissions/tools/testing';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../lib/proof/sha256.ts';
import { loadValidation } from '../../lib/request/use-request-form.ts';
import { Component as InterviewPage } from './interview-page.tsx';

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

function opened(answer: Reply = { data: { reference: 'I261121-7KQ', duplicate: false } }) {
  const sent: Sent[] = [];
  apiAnswering((request) => {
    if (request.path === CHALLENGE_PATH) return { data: CHALLENGE };
    sent.push(request);
    return answer;
  });
  return { ...showPage(<InterviewPage />, { at: '/formInterview' }), sent };
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
  fill(/^面試委員人數/, '3');
  for (const choice of [/^資訊學院/, /^醫護學院/, /^線上視訊/, /我已閱讀|同意/])
    fireEvent.click(field(choice));
}

describe('InterviewPage', () => {
  it("marks the demo office's telephone and mail as samples", () => {
    opened();
    const help = screen.getByRole('complementary').textContent;
    expect(help).toContain('03-0000-000（示範號碼）');
    expect(help).toContain('admission@example.edu.tw（示範）');
  });
  it('names every required field of an empty form', async () => {
    const { user, sent } = opened();
    await user.click(screen.getByText('送出'));
    const summary = await screen.findByRole('alert');
    const problems = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(problems.map((sentence) => sentence?.split('：')[0])).toEqual(
      '學校名稱 縣市 聯絡人姓名 職稱 聯絡電話 電子郵件 希望日期（最早） 希望日期（最晚） 進行方式 面試學群 學生人數 面試委員人數 個人資料告知事項'.split(
        ' ',
      ),
    );
    expect(problems).toContain('面試學群：請至少選擇一項');
    expect(problems).toContain('面試委員人數：此欄位為必填');
    expect(sent).toEqual([]);
  });
  it('is sent after the confirmation and shows its reference', async () => {
    const { user, sent, store } = opened();
    fillAll();
    expect(sessionStorage.getItem('draft interview')).toContain('王小明');
    await user.click(screen.getByText('送出'));
    await waitFor(() => expect(store.getState().confirm).not.toBeNull());
    expect(sent).toEqual([]);
    await act(async () => store.getState().answerConfirm(true));
    expect(await screen.findByText('申請編號：I261121-7KQ')).toBeTruthy();
    expect(sent[0]).toMatchObject({
      method: 'post',
      path: '/api/ap/forms/add_interview',
      body: {
        colleges: ['informatics', 'medical'],
        students: 24,
        interviewers: 3,
        mode: 'online',
        mobile: null,
        remarks: null,
        consent: true,
        website: '',
      },
    });
    expect(sessionStorage.getItem('draft interview')).toBeNull();
  });
});
