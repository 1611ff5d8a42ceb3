// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import { ACCOUNT_PATHS, type UserInfo, WHITELIST_PATHS } from '@admissions/protocol';
import { RELEASE_ADMIN_PATHS, RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { createAppStore } from '@admissions/store';
import { apiAnswering, apiError, type Reply, showRoutes } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addPage as accountAdd } from './accounts/account-page.tsx';
import * as owner from './releases/owner-page.tsx';
import { createSampleRecord, createSampleRunning } from './releases/testing/sample-releases.ts';
import { editPage as ipEdit } from './whitelist/ip-page.tsx';

const refused: Reply = apiError(422, '請修正標示的欄位。', { errors: {} });
const address = {
  id: 3,
  ip: '203.0.113.0/24',
  note: '',
  expiresAt: null,
  active: true,
  revision: 2,
};
type Type = ReturnType<typeof showRoutes>['user']['type'];
interface Form {
  page: object;
  query?: string;
  fill: (type: Type) => Promise<void>;
  reply: unknown;
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const FORMS: Record<string, Form> = {
  'an address': {
    page: ipEdit,
    query: '?id=3',
    fill: (type) => type(field(/^說明/), '圖書館'),
    reply: { ...address, note: '圖書館', revision: 3 },
  },
  'the owner of a release': {
    page: owner,
    query: '?name=mf_library',
    fill: (type) => type(field(/^網址/), '/books'),
    reply: createSampleRecord().owner,
  },
};

async function open({ page, query = '', fill, reply }: Form, ...before: Reply[]) {
  const reads: Record<string, unknown> = {
    [WHITELIST_PATHS.check]: { ip: '127.0.0.1', allowed: true },
    [WHITELIST_PATHS.info(3)]: address,
    [RELEASE_ADMIN_PATHS.list]: [createSampleRecord()],
    [RUNNING_RELEASES_PATH]: createSampleRunning(),
  };
  const { api, sent } = apiAnswering((request) => {
    if (request.method === 'get') return { data: reads[request.path] ?? null };
    return before.shift() ?? { data: reply };
  });
  const user = { info: { id: 7 }, draftKey: 'q'.repeat(43) } as UserInfo;
  const store = createAppStore({ session: { user, priv: { account: 1 } } });
  const shown = showRoutes(
    [
      {
        Component: AdminProvider,
        children: [
          { path: '/form', HydrateFallback: () => null, ...page },
          { path: '*', element: <h1>elsewhere</h1> },
        ],
      },
    ],
    { api, at: `/form${query}`, store },
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
  return { leave, writes, at: shown.address };
}

describe('leaving an unsaved form', () => {
  it.each(Object.entries(FORMS))('%s: saves first, or stays open', async (_name, form) => {
    const { leave, writes, at } = await open(form, refused);
    await leave();
    expect(await screen.findByText('請修正標示的欄位。')).toBeTruthy();
    expect([at(), writes().length]).toEqual([`/form${form.query}`, 1]);
    await leave();
    await waitFor(() => expect(at()).toBe('/next'));
    expect(writes()).toHaveLength(2);
  });
  it('creates a new account and shows its password before leaving', async () => {
    const { leave, writes, at } = await open({
      page: accountAdd,
      async fill(type) {
        await type(screen.getByRole('textbox', { name: /^帳號/ }), 'new.clerk');
        await type(field(/^姓名/), '新同仁');
        await type(field(/^您目前登入用的密碼/), 'quiet-harbour');
      },
      reply: { account: { id: 9, account: 'new.clerk' }, oneTimePassword: 'abcd-efgh' },
    });
    await leave();
    expect(await screen.findByText('abcd-efgh')).toBeTruthy();
    expect(at()).toBe('/form');
    expect(writes().map(({ path }) => path)).toEqual([ACCOUNT_PATHS.add]);
  });
});
