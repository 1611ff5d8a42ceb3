// @vitest-environment jsdom
import type { QuestionDetails } from '@admissions/protocol/forms';
import { apiAnswering, apiError, type Reply, type Sent, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuestionForm } from './question-page.tsx';

const waiting: QuestionDetails = {
  id: 7,
  reference: 'Q-7K2MPX',
  story: { id: 1, title: '第一次打開終端機', name: '林同學' },
  question: '我是示範高中王小明，數學很差可以讀資工嗎？',
  state: 'new',
  createdAt: '2026-11-20T01:30:00Z',
  answeredAt: null,
  updatedBy: null,
  revision: 1,
  asked: { name: '小明', question: '我是示範高中王小明，數學很差可以讀資工嗎？' },
  name: null,
  answer: null,
};
function renderForm(answer: (request: Sent) => Reply) {
  const sent: Sent[] = [];
  apiAnswering((request) => {
    sent.push(request);
    return answer(request);
  });
  return {
    ...showPage(<QuestionForm loaded={waiting} />, { at: '/admin/forms/edit_question?id=7' }),
    sent,
  };
}
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('question form', () => {
  it('starts with the submitted question and publishes the staff’s version', async () => {
    const { user, sent } = renderForm(({ body }) => ({
      data: { ...waiting, ...(body as object), revision: 2 },
    }));
    write(/刊出的稱呼/, '');
    write(/刊出的問題/, '數學很差可以讀資工嗎？');
    write(/學長姐的回答/, '可以。');
    await user.click(screen.getByText('刊出回答'));
    await waitFor(() => expect(screen.getByText('儲存修改')).toBeTruthy());
    expect(sent.at(-1)).toMatchObject({
      method: 'put',
      path: '/api/admin/forms/edit_question/7',
      body: {
        revision: 1,
        state: 'answered',
        name: null,
        question: '數學很差可以讀資工嗎？',
        answer: '可以。',
      },
    });
    // The submitted question stays visible beside it.
    expect(screen.getByText(waiting.asked?.question ?? '')).toBeTruthy();
  });
  it('shows missing fields, and can hide a question without an answer', async () => {
    const { user, sent } = renderForm(({ body }) =>
      (body as { state: string }).state === 'answered'
        ? apiError(422, '', { errors: { answer: ['此欄位為必填'] } })
        : { data: { ...waiting, state: 'hidden', revision: 2 } },
    );
    await user.click(screen.getByText('刊出回答'));
    expect((await screen.findByRole('alert')).textContent).toBe('此欄位為必填');
    await user.click(screen.getByText('不刊出'));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { state: 'hidden' } }));
  });
  it('merges a colleague’s change with the typed answer', async () => {
    const current = { ...waiting, question: '數學不好可以嗎？', revision: 2 };
    const { user, sent } = renderForm(({ body }) =>
      (body as { revision: number }).revision === 1
        ? apiError(409, '已被更新', { data: current })
        : { data: { ...current, revision: 3 } },
    );
    write(/學長姐的回答/, '可以。');
    await user.click(screen.getByText('刊出回答'));
    await screen.findByDisplayValue('數學不好可以嗎？');
    await user.click(screen.getByText('刊出回答'));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        body: { revision: 2, question: '數學不好可以嗎？', answer: '可以。' },
      }),
    );
  });
});
