// @vitest-environment jsdom
import { useUnsavedGuard } from '@admissions/admin-ui';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { apiAnswering, apiError, type Reply, showPage } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { visitScreen } from '../../screens/screens.ts';
import { DeletionPanel } from './deletion-panel.tsx';
import { visitRequest as entry } from './fixtures/visit-request.ts';

const LIST = '/admin/forms/visit_list';

function renderPage(reply: Reply, shown = entry) {
  const onErased = vi.fn();
  const { sent } = apiAnswering(() => reply);
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
    renderPage({ data: null }, { ...entry, name: null });
    expect(screen.queryByRole('button', { name: '刪除個人資料' })).toBeNull();
  });
});

/** The page with unsaved input. */
function Page({ onWay }: { onWay: (navigate: (address: string) => void) => void }) {
  const [isGone, setGone] = useState(false);
  const navigate = useNavigate();
  useUnsavedGuard(!isGone);
  onWay((address) => void navigate(address));
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
async function removing(reply: Reply) {
  const { sent } = apiAnswering(() => reply);
  let go: (address: string) => void = () => {};
  const page = showPage(
    <Page
      onWay={(navigate) => {
        go = navigate;
      }}
    />,
  );
  await page.user.click(screen.getByRole('button', { name: '刪除申請' }));
  return { ...page, sent, go: (address: string) => go(address) };
}

/** The first of the two confirmations. */
async function confirmOnce(store: Awaited<ReturnType<typeof removing>>['store']) {
  act(() => void store.getState().answerConfirm(true));
  await waitFor(() => expect(store.getState().confirm?.title).toContain('真的'));
}

describe('removal', () => {
  it('confirms with the list as target, and opens it once the application is deleted', async () => {
    const { store, sent, go, address } = await removing({ data: null });
    expect(store.getState().confirm?.isDangerous).toBe(true);
    await confirmOnce(store);
    expect(store.getState().confirm).toMatchObject({ isDangerous: true, target: LIST });
    expect(sent).toEqual([]);
    await act(async () => {
      expect(await store.getState().answerConfirm(true)).toBe(true);
      go(LIST);
    });
    expect(sent).toMatchObject([{ method: 'delete', path: formPathsOf(visit).remove(7) }]);
    expect([address(), store.getState().confirm]).toEqual([LIST, null]);
  });
  it('shows why it was refused and stays on the page', async () => {
    const { store } = await removing(apiError(409, '這筆申請剛被別人更新'));
    await confirmOnce(store);
    await act(async () => expect(await store.getState().answerConfirm(true)).toBe(false));
    expect(store.getState().toasts).toMatchObject([
      { tone: 'error', content: '這筆申請剛被別人更新' },
    ]);
  });
});
