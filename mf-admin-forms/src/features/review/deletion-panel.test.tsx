import { useUnsavedGuard } from '@admissions/admin-ui';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { visitScreen } from '../../screens/screens.ts';
import { DeletionPanel } from './deletion-panel.tsx';
import { visitRequest as entry } from './fixtures/visit-request.ts';

const LIST = '/admin/forms/visit_list';

function renderPage(shown = entry) {
  const onErased = vi.fn();
  const { sent } = apiAnswering(() => ({ data: { ...entry, name: null } }));
  return {
    onErased,
    sent,
    ...showPage(
      <DeletionPanel
        screen={visitScreen}
        entry={shown}
        listAddress={LIST}
        onErased={onErased}
        onRemoved={() => {}}
      />,
    ),
  };
}

describe('erasure', () => {
  it('erases only after two confirmations', async () => {
    const { user, store, sent, onErased } = renderPage();
    await user.click(screen.getByRole('button', { name: '刪除個人資料' }));
    expect(store.getState().confirm?.isDangerous).toBe(true);
    act(() => store.getState().answerConfirm(false));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: '刪除個人資料' }));
    act(() => void store.getState().answerConfirm(true));
    await waitFor(() =>
      expect(store.getState().confirm?.title).toBe('真的要刪除V-2B3C4D的個人資料嗎？'),
    );
    expect(sent).toEqual([]);
    await act(async () => store.getState().answerConfirm(true));
    await waitFor(() => expect(onErased).toHaveBeenCalledWith({ ...entry, name: null }));
    expect(sent).toMatchObject([{ method: 'post', path: formPathsOf(visit).erase(7) }]);
  });
  it('is hidden once the data are erased', () => {
    renderPage({ ...entry, name: null });
    expect(screen.queryByRole('button', { name: '刪除個人資料' })).toBeNull();
  });
});

/** The page with unsaved input. */
function Page() {
  const [isGone, setGone] = useState(false);
  useUnsavedGuard(!isGone);
  return (
    <DeletionPanel
      screen={visitScreen}
      entry={{ ...entry, state: 'done' }}
      listAddress={LIST}
      onErased={() => {}}
      onRemoved={() => flushSync(() => setGone(true))}
    />
  );
}
it('removal opens the list, the target of the question, once the request is gone', async () => {
  const { sent } = apiAnswering(() => ({ data: null }));
  const { user, store, router, address } = showPage(<Page />);
  await user.click(screen.getByRole('button', { name: '刪除申請' }));
  expect(store.getState().confirm?.isDangerous).toBe(true);
  act(() => void store.getState().answerConfirm(true));
  await waitFor(() => expect(store.getState().confirm?.title).toContain('真的'));
  expect(store.getState().confirm).toMatchObject({ isDangerous: true, target: LIST });
  expect(sent).toEqual([]);
  await act(async () => {
    expect(await store.getState().answerConfirm(true)).toBe(true);
    await router.navigate(LIST);
  });
  expect(sent).toMatchObject([{ method: 'delete', path: formPathsOf(visit).remove(7) }]);
  expect([address(), store.getState().confirm]).toEqual([LIST, null]);
});
