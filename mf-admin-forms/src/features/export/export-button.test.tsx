// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { apiAnswering, apiError, type Reply, showRoutes } from '@admissions/tools/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitScreen } from '../../screens/screens.ts';
import { ExportButton } from './export-button.tsx';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  // jsdom cannot save files.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderButton(reply: Reply, count = 12) {
  const { sent } = apiAnswering(() => reply);
  const { user, store } = showRoutes([
    {
      Component: AdminProvider,
      children: [
        {
          path: '*',
          element: (
            <ExportButton
              screen={visitScreen}
              query={{ page: 2, perpage: 20, state: 'new', text: '中壢' }}
              count={count}
            />
          ),
        },
      ],
    },
  ]);
  return { user, store, sent };
}

describe('ExportButton', () => {
  it('shows how much is exported, requires the password, and saves the listed entries', async () => {
    const { user, sent } = renderButton({ data: 'file' });
    await user.click(screen.getByRole('button', { name: '匯出' }));
    expect(await screen.findByText(/目前條件下的12筆/)).toBeTruthy();
    const download = screen.getByRole<HTMLButtonElement>('button', { name: '下載' });
    expect(download.disabled).toBe(true);
    await user.click(await screen.findByLabelText('CSV'));
    await user.type(screen.getByLabelText('您的密碼'), 'quiet-harbour');
    await user.click(download);
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.csv$/)]));
    expect(sent).toMatchObject([
      {
        method: 'post',
        path: formPathsOf(visit).export,
        body: { format: 'csv', password: 'quiet-harbour', filters: { state: 'new', text: '中壢' } },
      },
    ]);
    await waitFor(() => expect(screen.queryByLabelText('您的密碼')).toBeNull());
  });
  it('shows a wrong password at its field and saves nothing', async () => {
    const { user } = renderButton(
      apiError(422, '有一個欄位需要修改', { errors: { password: ['密碼不正確'] } }),
    );
    await user.click(screen.getByRole('button', { name: '匯出' }));
    await user.type(screen.getByLabelText('您的密碼'), 'guess');
    await user.click(screen.getByRole('button', { name: '下載' }));
    expect((await screen.findByRole('alert')).textContent).toBe('密碼不正確');
    expect(document.activeElement).toBe(screen.getByLabelText('您的密碼'));
    expect(saved).toEqual([]);
  });
  it('is disabled without entries', () => {
    renderButton({ data: 'file' }, 0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '匯出' }).disabled).toBe(true);
  });
});
