import { AdminProvider } from '@admissions/admin-ui';
import { ACCOUNT_PATHS, type UserInfo } from '@admissions/protocol';
import { RELEASE_ADMIN_PATHS, RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { createAppStore } from '@admissions/store';
import { apiAnswering, apiError, type Reply, showRoutes } from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addPage as accountAdd } from './accounts/account-page.tsx';
import * as owner from './releases/owner-page.tsx';
import { createSampleRecord, createSampleRunning } from './releases/testing/sample-releases.ts';

type Type = ReturnType<typeof showRoutes>['user']['type'];
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function open(page: object, fill: (type: Type) => Promise<void>, ...replies: Reply[]) {
  const reads: Record<string, unknown> = {
    [RELEASE_ADMIN_PATHS.list]: [createSampleRecord()],
    [RUNNING_RELEASES_PATH]: createSampleRunning(),
  };
  const { api, sent } = apiAnswering(({ method, path }) =>
    method === 'get' ? { data: reads[path] ?? null } : (replies.shift() ?? 'lost'),
  );
  const user = { info: { id: 7 }, draftKey: 'q'.repeat(43) } as UserInfo;
  const store = createAppStore({ session: { user, priv: { account: 1 } } });
  const shown = showRoutes(
    [
      { path: '/form', ...page },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    { layout: AdminProvider, api, at: '/form?name=mf_library', store },
  );
  await screen.findByRole('heading', { level: 1 });
  await fill(shown.user.type);
  /** Leaves the form, and chooses to save. */
  async function leave() {
    await act(() => shown.router.navigate('/next'));
    await waitFor(() => expect(store.getState().confirm?.confirmLabel).toBe('儲存後離開'));
    await act(async () => store.getState().answerConfirm(true));
  }
  const writes = () => sent.filter(({ method }) => method !== 'get');
  return { leave, writes, at: shown.address, router: shown.router };
}

it('a form is sent once, however often the keys are pressed', async () => {
  const { writes, at } = await open(
    owner,
    (type) => type(field(/^網址/), '/books'),
    { data: createSampleRecord().owner },
    { data: createSampleRecord().owner },
  );
  for (let press = 0; press < 2; press++)
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(() => expect(at()).toBe('/admin/account/release?name=mf_library'));
  expect(writes()).toHaveLength(1);
});
describe('leaving an unsaved form', () => {
  it('does not prompt for a password alone', async () => {
    const { router, at } = await open(owner, (type) =>
      type(field(/^您目前登入用的密碼/), 'quiet-harbour'),
    );
    await act(() => router.navigate('/next'));
    expect(at()).toBe('/next');
  });
  it('saves first, or stays open', async () => {
    const { leave, writes, at } = await open(
      owner,
      (type) => type(field(/^網址/), '/books'),
      apiError(422, '請修正標示的欄位。', { errors: {} }),
      { data: createSampleRecord().owner },
    );
    await leave();
    expect(await screen.findByText('請修正標示的欄位。')).toBeTruthy();
    expect([at(), writes().length]).toEqual(['/form?name=mf_library', 1]);
    await leave();
    await waitFor(() => expect(at()).toBe('/next'));
    expect(writes()).toHaveLength(2);
  });
  it('creates a new account and shows its password before leaving', async () => {
    const { leave, writes, at } = await open(
      accountAdd,
      async (type) => {
        await type(screen.getByRole('textbox', { name: /^帳號/ }), 'new.clerk');
        screen.getByRole('textbox', { name: /^電子郵件/, description: /通知/ });
        await type(field(/^姓名/), '新同仁');
        await type(field(/^您目前登入用的密碼/), 'quiet-harbour');
      },
      { data: { account: { id: 9, account: 'new.clerk' }, oneTimePassword: 'abcd-efgh' } },
    );
    await leave();
    expect(await screen.findByText('abcd-efgh')).toBeTruthy();
    expect(at()).toBe('/form?name=mf_library');
    expect(writes().map(({ path }) => path)).toEqual([ACCOUNT_PATHS.add]);
  });
});
