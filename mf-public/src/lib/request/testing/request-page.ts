import { taipeiDay } from '@admissions/model';
import { CHALLENGE_PATH } from '@admissions/model/forms';
import { apiAnswering, type Reply, type Sent, type showPage } from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { sha256 } from '../../proof/sha256.ts';
import { loadValidation } from '../use-request-form.ts';

// Loaded on demand in production; preloaded here.
beforeAll(async () => void (await loadValidation()));
// The client waits a random time between retries.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

export const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: sha256('salt&7'),
  maxnumber: 50,
  salt: 'salt&',
  signature: 'signature',
};
export const RECEIVED: Reply = { data: { reference: 'V261121-7KQ', duplicate: false } };
/** A day that can be requested. */
export const DAY = taipeiDay(new Date(Date.now() + 14 * 86_400_000));

/** Answers submissions, after the replies of `other` and the challenge. */
export function receiveRequests(
  answer: (count: number) => Reply = () => RECEIVED,
  other: (request: Sent) => Reply | undefined = () => undefined,
) {
  const sent: Sent[] = [];
  const { api } = apiAnswering((request) => {
    const reply = other(request);
    if (reply) return reply;
    if (request.path === CHALLENGE_PATH) return { data: CHALLENGE };
    sent.push(request);
    return answer(sent.length);
  });
  return { api, sent };
}

export const findSent = () => screen.findByText('申請編號：V261121-7KQ');

export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const errorAt = (name: string) =>
  document.getElementById(`field-${name}-error`)?.textContent;

/** Fills in the contact of a school and the dates, and gives the consent. */
export function fillSchool(more: [RegExp, string][], choices: RegExp[]) {
  const contact: [RegExp, string][] = [
    [/^學校名稱/, '市立示範高中'],
    [/^縣市/, '桃園市'],
    [/^聯絡人姓名/, '王小明'],
    [/^職稱/, '輔導主任'],
    [/^聯絡電話/, '03-4638800'],
    [/^電子郵件/, 'teacher@example.edu.tw'],
    [/最早/, DAY],
    [/最晚/, DAY],
  ];
  for (const [label, value] of [...contact, ...more]) fill(label, value);
  for (const choice of [...choices, /我已閱讀|同意/]) fireEvent.click(field(choice));
}

type Page = Pick<ReturnType<typeof showPage>, 'user' | 'store'>;
export const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: '送出' }));
/** Presses the button and waits for the confirmation. */
export async function pressAndWait(page: Page) {
  await press(page);
  await waitFor(() => {
    if (!page.store.getState().confirm) throw new Error('There is no confirmation.');
  });
}
export const answerConfirm = ({ store }: Page, isConfirmed = true) =>
  act(async () => store.getState().answerConfirm(isConfirmed));
export async function send(page: Page) {
  await pressAndWait(page);
  await answerConfirm(page);
}
