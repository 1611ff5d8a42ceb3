import type { Flags } from '@admissions/model';
import { LETTERS_PATH, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { ADMIN_GO_LIVE } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import { apiAnswering, hrefOf, showPage } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visitScreen } from '../../screens/screens.ts';
import { visitRequest as entry } from './fixtures/visit-request.ts';
import { ReplyDialog } from './reply-dialog.tsx';

const answered = { ...entry, revision: 4 };
const LETTERS = [{ name: '改期', state: 'declined', text: '{申請編號}請改期。' }];
function renderPage(shown = entry, priv: Flags = {}) {
  const { sent } = apiAnswering(({ path }) => ({
    data: path === LETTERS_PATH ? LETTERS : answered,
  }));
  const handlers = { onWrite: vi.fn(), onClose: vi.fn(), onAnswered: vi.fn(), onConflict: vi.fn() };
  return {
    sent,
    ...handlers,
    ...showPage(
      <ReplyDialog
        screen={visitScreen}
        entry={shown}
        values={{ state: shown.state, scheduledAt: shown.scheduledAt }}
        to="lin@example.edu.tw"
        unsentText=""
        {...handlers}
      />,
      { store: createAppStore({ session: { priv, user: { info: {} } } as never }) },
    ),
  };
}

describe('ReplyDialog', () => {
  it('sends the mail with one click, and moves a new request to the first state', async () => {
    const { user, sent, onAnswered, onClose } = renderPage();
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
    const { user, sent } = renderPage();
    await user.click(await screen.findByRole('combobox', { name: '範本' }));
    await user.click(await screen.findByText('改期'));
    await user.click(screen.getByRole('button', { name: '寄出回信' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'post')).toBe(true));
    const { body } = sent.find(({ method }) => method === 'post') ?? {};
    expect(body).toMatchObject({ state: 'declined' });
    expect(String((body as { text: string }).text)).toMatch(/，您好：\n\nV-2B3C4D請改期。\n\n/);
  });
  it('reports a missing mail server, and offers a mailto link and a copy', async () => {
    renderPage({ ...entry, canReply: false }, { setting: 1 });
    const note = await screen.findByText(/還沒有設定寄信：/);
    const order = note.compareDocumentPosition(screen.getByLabelText('內文'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(hrefOf('設定寄信')).toBe(`${ADMIN_GO_LIVE}#step-mail`);
    expect(screen.queryByRole('button', { name: '寄出回信' })).toBeNull();
    const link = screen.getByRole('link', { name: '用郵件程式開啟' });
    expect(link.getAttribute('href')).toMatch(/^mailto:lin@example\.edu\.tw/);
    expect(screen.getByRole('button', { name: '複製內文' })).toBeTruthy();
  });
});
