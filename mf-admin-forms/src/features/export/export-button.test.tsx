import { AdminProvider } from '@admissions/admin-ui';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
function renderButton(count = 12) {
  const { sent } = apiAnswering(() => ({ data: 'file' }));
  const { user } = showPage(
    <ExportButton
      screen={visitScreen}
      query={{ page: 2, perpage: 20, state: 'new', text: '中壢' }}
      count={count}
    />,
    { layout: AdminProvider },
  );
  return { user, sent };
}

describe('ExportButton', () => {
  it('shows how much is exported, requires the password, and saves the listed entries', async () => {
    const { user, sent } = renderButton();
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
  it('is disabled without entries', () => {
    renderButton(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '匯出' }).disabled).toBe(true);
  });
});
