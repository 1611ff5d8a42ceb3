import { AdminProvider } from '@admissions/admin-ui';
import type { QuestionDetails } from '@admissions/protocol/forms';
import { apiAnswering, apiError, showPage, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as listPage from './question-list-page.tsx';
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
it('question form starts with the submitted question and publishes the staff’s version', async () => {
  const { sent } = apiAnswering(({ body }) => ({
    data: body ? { ...waiting, ...body, revision: 2 } : { list: [{ ...waiting, id: 8 }] },
  }));
  const { user, store } = showPage(<QuestionForm loaded={waiting} />);
  expect(screen.getByText('刪除這個問題').closest('details')?.open).toBe(false);
  expect(screen.getByText('等待回答').dataset.state).toBe('new');
  for (const [label, value] of [
    [/刊出時的稱呼/, ''],
    [/刊出的問題/, '數學很差可以讀資工嗎？'],
    [/學長姐的回答/, '可以。'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(screen.getByText('刊出回答'));
  await waitFor(() => expect(screen.getByText('儲存修改')).toBeTruthy());
  const next = await screen.findByRole('link', { name: '下一個等待回答的問題' });
  expect(next.getAttribute('href')).toBe('/?id=8');
  expect(sent[0]).toMatchObject({
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
  expect(store.getState().toasts.at(-1)?.link?.href).toBe('/shareCont?id=1#questions');
  // The submitted question stays visible beside it.
  expect(screen.getByText(waiting.asked?.question ?? '')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '不刊出' }));
  await user.click(await screen.findByRole('button', { name: '放回等待回答' }));
  expect(await screen.findByText('刊出回答')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '下一個等待回答的問題' })).toBeNull();
});
it('after the last waiting question none is offered', async () => {
  apiAnswering(() => ({ data: { list: [] } }));
  showPage(<QuestionForm loaded={{ ...waiting, state: 'hidden' }} />);
  expect(await screen.findByText('沒有其他等待回答的問題了')).toBeTruthy();
});
it('an empty answer is reported at its field only', async () => {
  apiAnswering(() => apiError(422, '此欄位為必填', { errors: { answer: ['此欄位為必填'] } }));
  const { user, store } = showPage(<QuestionForm loaded={waiting} />);
  await user.click(screen.getByText('刊出回答'));
  const field = await screen.findByRole('textbox', { name: /學長姐的回答/, description: /必填/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(store.getState().toasts).toEqual([]);
});
it('a list of questions shows how long one waits, and a button to answer it', async () => {
  const list = [waiting, { ...waiting, id: 8, state: 'answered' }];
  const page = { list, page: 1, perpage: 20, total: 2, counts: { new: 1, answered: 1 } };
  const { api, sent } = apiAnswering(() => ({ data: page }));
  showRoutes([{ path: '/', ...listPage }], { layout: AdminProvider, api });
  const reply = await screen.findByRole('link', { name: /^回答：/ });
  expect(sent[0]?.params).toMatchObject({ state: 'new' });
  expect(screen.getByRole('link', { name: /^全部/ }).getAttribute('href')).toBe('/?state=all');
  expect(reply.getAttribute('href')).toBe('/admin/forms/edit_question?id=7');
  expect(screen.getByText(/^已等\d+天$/)).toBeTruthy();
});
