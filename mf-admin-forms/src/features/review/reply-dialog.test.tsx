// @vitest-environment jsdom
import { LETTERS_PATH, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { apiAnswering, apiError, type Reply, showPage } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visitScreen } from '../../screens/screens.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { visitRequest as entry } from './review-fixture.ts';

const LETTERS = [{ name: '改期', state: 'declined', text: '{申請編號}請改期。' }];

function renderPage(reply: Reply, shown = entry) {
  const { sent } = apiAnswering(({ path }) => (path === LETTERS_PATH ? { data: LETTERS } : reply));
  const handlers = { onWrite: vi.fn(), onClose: vi.fn(), onAnswered: vi.fn(), onConflict: vi.fn() };
  return {
    sent,
    ...handlers,
    ...showPage(
      <ReplyDialog
        screen={visitScreen}
        entry={shown}
        to="lin@example.edu.tw"
        unsentText=""
        {...handlers}
      />,
    ),
  };
}

describe('ReplyDialog', () => {
  it('sends the mail with one click, and moves a new request to the first state', async () => {
    const answered = { ...entry, revision: 4 };
    const { user, sent, onAnswered, onClose } = renderPage({ data: answered });
    await user.click(await screen.findByRole('button', { name: '寄出回信' }));
    await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(answered));
    expect(onClose).toHaveBeenCalled();
    expect(sent.filter(({ method }) => method === 'post')).toMatchObject([
      {
        method: 'post',
        path: SUBMISSION_PATHS.reply(7),
        body: { revision: 3, state: 'contacted', subject: '校園參訪申請（V-2B3C4D）' },
      },
    ]);
  });
  it('takes a letter of the office with greeting, reference and state', async () => {
    const { user, sent } = renderPage({ data: entry });
    await user.click(await screen.findByRole('combobox', { name: '範本' }));
    await user.click(await screen.findByText('改期'));
    await user.click(screen.getByRole('button', { name: '寄出回信' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'post')).toBe(true));
    const { body } = sent.find(({ method }) => method === 'post') ?? {};
    expect(body).toMatchObject({ state: 'declined' });
    expect(String((body as { text: string }).text)).toMatch(/，您好：\n\nV-2B3C4D請改期。\n\n/);
  });
  it('keeps the text and reports a conflict', async () => {
    const current = { ...entry, revision: 4 };
    const { user, onAnswered, onConflict, onClose } = renderPage(
      apiError(409, '有人更新', { data: current }),
    );
    await user.click(await screen.findByRole('button', { name: '寄出回信' }));
    expect((await screen.findByRole('alert')).textContent).toContain('信還沒有寄出');
    expect(onConflict).toHaveBeenCalledWith(current);
    expect(onAnswered).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
  it('reports a missing mail server, and offers a mailto link and a copy', async () => {
    renderPage({ data: null }, { ...entry, canReply: false });
    expect(await screen.findByText(/還沒有設定寄信伺服器/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '寄出回信' })).toBeNull();
    const link = screen.getByRole('link', { name: '用郵件程式開啟' });
    expect(link.getAttribute('href')).toMatch(/^mailto:lin@example\.edu\.tw/);
    expect(screen.getByRole('button', { name: '複製內文' })).toBeTruthy();
  });
});
