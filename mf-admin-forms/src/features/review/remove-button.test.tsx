// @vitest-environment jsdom
import { useUnsavedGuard } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/model/forms';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import type { Reply } from '@admissions/tools/testing';
import { apiAnswering, apiError, showPage } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Reviewed } from '../../lib/form-screen.ts';
import { visitScreen } from '../../screens/visit.ts';
import { RemoveButton } from './remove-button.tsx';

const entry = { id: 7, reference: 'V-2B3C4D' } as unknown as Reviewed<VisitorForm>;
const LIST = '/admin/forms/visit_list';

/** The page with unsaved input. */
function Page({ onWay }: { onWay: (navigate: (address: string) => void) => void }) {
  const [isGone, setGone] = useState(false);
  const navigate = useNavigate();
  useUnsavedGuard(!isGone);
  onWay((address) => void navigate(address));
  return (
    <RemoveButton
      screen={visitScreen}
      entry={entry}
      listAddress={LIST}
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
  await page.user.click(screen.getByRole('button', { name: /刪除/ }));
  return { ...page, sent, go: (address: string) => go(address) };
}

/** The first of the two confirmations. */
async function confirmOnce(store: Awaited<ReturnType<typeof removing>>['store']) {
  act(() => void store.getState().answerConfirm(true));
  await waitFor(() => expect(store.getState().confirm?.title).toContain('真的'));
}

describe('RemoveButton', () => {
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
