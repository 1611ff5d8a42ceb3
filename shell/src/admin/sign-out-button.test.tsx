import { AUTH_PATHS, UNSAVED_PREFIX, type UserInfo } from '@admissions/protocol';
import { createAppStore } from '@admissions/store';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SignOutButton } from './sign-out-button.tsx';

// jsdom reports navigation as not implemented.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const user = { info: { id: 7 }, draftKey: 'q'.repeat(43) } as UserInfo;
function renderButton() {
  const { sent } = apiAnswering(() => ({ data: null }));
  const store = createAppStore({ session: { user, priv: {} } });
  showPage(<SignOutButton />, { store });
  fireEvent.click(screen.getByRole('button', { name: '登出' }));
  return { sent: () => sent.map(({ path }) => path), store };
}
const keep = (account: number) =>
  localStorage.setItem(
    `${UNSAVED_PREFIX}${account} news.news 3 title`,
    JSON.stringify({ at: new Date().toISOString(), sealed: 'x' }),
  );

describe('SignOutButton', () => {
  it('signs out at once without unsaved drafts', async () => {
    keep(8);
    const { sent, store } = renderButton();
    await waitFor(() => expect(store.getState().session).toBeNull());
    expect([sent(), store.getState().confirm, localStorage.length]).toEqual([
      [AUTH_PATHS.logout],
      null,
      1,
    ]);
  });
  it('requests confirmation before it deletes unsaved drafts', async () => {
    keep(7);
    const { sent, store } = renderButton();
    expect(store.getState().confirm?.message).toContain('1份');
    store.getState().answerConfirm(false);
    expect([sent(), localStorage.length, store.getState().session?.user.info.id]).toEqual([
      [],
      1,
      7,
    ]);
    fireEvent.click(screen.getByRole('button', { name: '登出' }));
    store.getState().answerConfirm(true);
    await waitFor(() => expect(store.getState().session).toBeNull());
    expect([sent(), localStorage.length]).toEqual([[AUTH_PATHS.logout], 0]);
    // This leave is confirmed; later ones ask again.
    const onBeforeUnload = vi.fn();
    addEventListener('beforeunload', onBeforeUnload);
    dispatchEvent(new Event('beforeunload'));
    expect(onBeforeUnload).not.toHaveBeenCalled();
    dispatchEvent(new Event('beforeunload'));
    expect(onBeforeUnload).toHaveBeenCalledOnce();
    removeEventListener('beforeunload', onBeforeUnload);
  });
});
