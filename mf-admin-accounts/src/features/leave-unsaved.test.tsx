// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import type { UserInfo } from '@admissions/protocol';
import { ACCOUNT_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import { RELEASE_ADMIN_PATHS, RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { createAppStore } from '@admissions/store';
import type { Reply } from '@admissions/tools/testing';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addPage as accountAdd } from './accounts/account-page.tsx';
import * as owner from './releases/owner-page.tsx';
import { createSampleRecord, createSampleRunning } from './releases/sample-releases.ts';
import { addPage as ipAdd, editPage as ipEdit } from './whitelist/ip-page.tsx';

afterEach(cleanup);

const refused: Reply = {
  status: 422,
  refusal: { errorCode: -1, message: '請修正標示的欄位。', errors: {} },
};
const address = {
  id: 3,
  ip: '203.0.113.0/24',
  note: '',
  expiresAt: null,
  active: true,
  revision: 2,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
};
const manager: UserInfo = {
  info: { id: 7, account: 'manager', name: '管理者', email: '' },
  name: '管理者',
  firstPrivilege: null,
  priv: '{}',
  notices: 0,
  draftKey: 'q'.repeat(43),
};
interface Form {
  page: object;
  query?: string;
  type: (user: ReturnType<typeof showRoutes>['user']) => Promise<void>;
  path: string;
  reply: unknown;
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const FORMS: Record<string, Form> = {
  'a new address': {
    page: ipAdd,
    type: (user) => user.type(field(/^位址/), '198.51.100.7'),
    path: WHITELIST_PATHS.add,
    reply: { ...address, ip: '198.51.100.7' },
  },
  'an address': {
    page: ipEdit,
    query: '?id=3',
    type: (user) => user.type(field(/^說明/), '圖書館'),
    path: WHITELIST_PATHS.edit(3),
    reply: { ...address, note: '圖書館', revision: 3 },
  },
  'the owner of a release': {
    page: owner,
    query: '?name=mf_library',
    type: (user) => user.type(field(/^網址/), '/books'),
    path: RELEASE_ADMIN_PATHS.owner('mf_library'),
    reply: createSampleRecord().owner,
  },
};

async function leave({ page, query = '', type, path, reply }: Form, ...before: Reply[]) {
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
  const store = createAppStore();
  store.getState().setSession({ user: manager, priv: { account: 1 } });
  const {
    user,
    router,
    address: at,
  } = showRoutes(
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
  await type(user);
  await act(() => router.navigate('/next'));
  const question = await waitFor(() => {
    const confirmation = store.getState().confirm;
    if (!confirmation) throw new Error('No confirmation dialog is open');
    return confirmation;
  });
  const written = () => sent.filter((each) => each.method !== 'get').map((each) => each.path);
  return { question, at, written, path };
}

describe('leaving an unsaved form', () => {
  for (const [name, form] of Object.entries(FORMS)) {
    it(`${name}: saves first, then goes to the next page`, async () => {
      const { question, at, written, path } = await leave(form);
      expect(question.confirmLabel).toBe('儲存後離開');
      expect(question.alternative?.label).toBe('不儲存，離開');
      await act(async () => question.onConfirm?.());
      await waitFor(() => expect(at()).toBe('/next'));
      expect(written()).toEqual([path]);
    });
    it(`${name}: stays open when it cannot be saved`, async () => {
      const { question, at, written } = await leave(form, refused);
      await act(async () => question.onConfirm?.());
      expect(await screen.findByText('請修正標示的欄位。')).toBeTruthy();
      expect(at()).toBe(`/form${form.query ?? ''}`);
      expect(written()).toHaveLength(1);
    });
  }
  it('creates a new account and shows its password before leaving', async () => {
    const { question, at } = await leave({
      page: accountAdd,
      async type(user) {
        await user.type(screen.getByRole('textbox', { name: /^帳號/ }), 'new.clerk');
        await user.type(field(/^姓名/), '新同仁');
        await user.type(field(/^您目前登入用的密碼/), 'quiet-harbour');
      },
      path: ACCOUNT_PATHS.add,
      reply: { account: { id: 9, account: 'new.clerk' }, oneTimePassword: 'abcd-efgh' },
    });
    expect(question.confirmLabel).toBe('儲存後離開');
    await act(async () => question.onConfirm?.());
    expect(await screen.findByText('abcd-efgh')).toBeTruthy();
    expect(at()).toBe('/form');
  });
});
