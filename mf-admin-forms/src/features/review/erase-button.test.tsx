// @vitest-environment jsdom
import type { VisitorForm } from '@admissions/model/forms';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import type { Reply } from '@admissions/tools/testing';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Reviewed } from '../../lib/form-screen.ts';
import { visitScreen } from '../../screens/visit.ts';
import { EraseButton } from './erase-button.tsx';

const entry = { id: 7, reference: 'V-2B3C4D', name: '林玉芬' } as unknown as Reviewed<VisitorForm>;

function renderPage(reply: Reply, shown = entry) {
  const onErased = vi.fn();
  const { sent } = apiAnswering(() => reply);
  return {
    onErased,
    sent,
    ...showPage(<EraseButton screen={visitScreen} entry={shown} onErased={onErased} />),
  };
}

describe('EraseButton', () => {
  it('erases only after two confirmations', async () => {
    const erased = { ...entry, name: null };
    const { user, store, sent, onErased } = renderPage({ data: erased });
    await user.click(screen.getByRole('button', { name: '刪除個人資料' }));
    expect(store.getState().confirm).toMatchObject({
      title: '要刪除V-2B3C4D的個人資料嗎？',
      isDangerous: true,
    });
    act(() => store.getState().answerConfirm(false));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: '刪除個人資料' }));
    act(() => void store.getState().answerConfirm(true));
    await waitFor(() =>
      expect(store.getState().confirm?.title).toBe('真的要刪除V-2B3C4D的個人資料嗎？'),
    );
    expect(sent).toEqual([]);
    await act(async () => store.getState().answerConfirm(true));
    await waitFor(() => expect(onErased).toHaveBeenCalledWith(erased));
    expect(sent).toMatchObject([{ method: 'post', path: formPathsOf(visit).erase(7) }]);
  });
  it('is hidden once the data are erased', () => {
    renderPage({ data: null }, { ...entry, name: null } as unknown as Reviewed<VisitorForm>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
