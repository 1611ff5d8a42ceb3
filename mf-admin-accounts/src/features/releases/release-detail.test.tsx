// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import {
  DEPLOY_SCOPES,
  RELEASE_ADMIN_PATHS,
  RELEASE_LINK_PATH,
  RUNNING_RELEASES_PATH,
} from '@admissions/protocol/releases';
import {
  apiAnswering,
  apiError,
  type Reply,
  type Sent,
  showRoutes,
} from '@admissions/tools/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as detail from './release-detail-page.tsx';
import {
  createSampleFigures,
  createSampleRecord,
  createSampleRunning,
} from './testing/sample-releases.ts';

const proof = { currentPassword: 'quiet-harbour' };
const LIST = RELEASE_ADMIN_PATHS.list;
const TOKENS = RELEASE_ADMIN_PATHS.addToken('mf_library');
const PIN = RELEASE_ADMIN_PATHS.pin('mf_library');
const stable = createSampleRecord().channels[0];
const back = { channel: 'stable', version: '1.0.0', previous: ['1.1.0'], percent: 100 };
const token = {
  id: 4,
  name: '網站組的GitLab',
  scopes: [...DEPLOY_SCOPES],
  expiresAt: null,
  createdAt: '2026-11-20T02:00:00.000Z',
  createdBy: 'chief',
  lastUsedAt: null,
  revokedAt: null,
};

async function showDetail(
  record = createSampleRecord(),
  answers: Partial<Record<string, Reply>> = {},
) {
  const minutes = [
    { at: '2026-11-23T02:10:00.000Z', views: 20, visits: 0, errors: 0 },
    { at: '2026-11-23T02:11:00.000Z', views: 10, visits: 0, errors: 4 },
  ];
  const figures = createSampleFigures({
    views: 30,
    minutes,
    errors: { ...createSampleFigures().errors, boundary: 4 },
  });
  const canary = createSampleFigures({ version: '1.2.0', channel: 'canary', views: 5 });
  const replies: Partial<Record<string, Reply>> = {
    [LIST]: { data: [record] },
    [RUNNING_RELEASES_PATH]: { data: createSampleRunning([figures, canary]) },
    ...answers,
  };
  const { api, sent } = apiAnswering(
    ({ path }: Sent) => replies[path] ?? replies[path.split('?')[0] ?? ''] ?? 'lost',
  );
  const { user, store } = showRoutes(
    [{ Component: AdminProvider, children: [{ path: '/', ...detail }] }],
    { api, at: '/?name=mf_library' },
  );
  await screen.findByRole('heading', { level: 1, name: 'mf_library' });
  const sentTo = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
  return { user, store, sentTo };
}
const row = (name: string | RegExp) => screen.getByRole('row', { name });
async function giveReason(user: Awaited<ReturnType<typeof showDetail>>['user'], words: string) {
  const reason = await screen.findByLabelText(/^原因/);
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await user.keyboard(`${words}{Tab}quiet-harbour{Enter}`);
}

describe('detail page of a remote', () => {
  it('shows errors by minute, and the figures of each release', async () => {
    const { user } = await showDetail();
    expect(screen.getByText('1.1.0每分鐘的錯誤次數')).toBeTruthy();
    await user.click(screen.getByText('看數字'));
    expect(screen.getAllByRole('row', { name: /^10:\d\d \d$/ })).toHaveLength(15);
    expect(row('10:11 4')).toBeTruthy();
    expect(row('1.1.0 30 4 13.3')).toBeTruthy();
    expect(row('1.2.0 試行 5 0 0')).toBeTruthy();
  });
  it('lists what each server serves, and links the history in the audit log', async () => {
    const refused = { version: '1.1.0', reason: 'its files are gone' };
    const at = '2026-11-23T02:14:00.000Z';
    const shells = [
      { shell: 'web-1', at, served: { version: '1.1.0' } },
      { shell: 'web-2', at, served: { version: '1.0.0', refused } },
    ];
    await showDetail(createSampleRecord({ shells }));
    expect(screen.getByText('web-1：1.1.0')).toBeTruthy();
    expect(screen.getByText('拒絕1.1.0：its files are gone')).toBeTruthy();
    const link = screen.getByRole('link', { name: '在操作紀錄查看所有變更' });
    expect(link.getAttribute('href')).toBe('/admin/account/audit?target=release/mf_library');
  });
  it('shows its releases in pages', async () => {
    const [release] = createSampleRecord().releases;
    if (!release) throw new Error('The record has no release');
    const releases = Array.from({ length: 21 }, (_, index) => ({
      ...release,
      version: `1.1.${20 - index}`,
    }));
    const { user } = await showDetail(createSampleRecord({ releases }));
    expect(screen.queryByText('1.1.0', { selector: 'td span' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '第2頁' }));
    expect(screen.getByText('1.1.0', { selector: 'td span' })).toBeTruthy();
  });
  it('rolls back to an older release with a pin, and promotes a newer one without', async () => {
    const record = createSampleRecord({ channels: [{ ...back, channel: 'stable', pin: null }] });
    const channel = RELEASE_ADMIN_PATHS.channel('mf_library', 'stable');
    const shells = { adopted: ['web-1'], refused: [], silent: [] };
    const { user, sentTo } = await showDetail(record, { [channel]: { data: { shells } } });
    await user.click(screen.getByRole('button', { name: '改用1.1.0' }));
    await giveReason(user, '已修好');
    expect(await screen.findByText('1台伺服器都已採用：web-1')).toBeTruthy();
    expect(sentTo(channel)).toEqual([{ version: '1.1.0', reason: '已修好', ...proof }]);
  });
  it('pins and unpins with a reason', async () => {
    const { user, sentTo, store } = await showDetail(undefined, { [PIN]: { data: stable } });
    await user.click(screen.getByRole('button', { name: '固定在1.1.0' }));
    await giveReason(user, '開放日');
    await waitFor(() =>
      expect(sentTo(PIN)).toEqual([{ isPinned: true, reason: '開放日', ...proof }]),
    );
    expect(store.getState().toasts.map(({ content }) => content)).toEqual(['已固定在1.1.0']);
    cleanup();
    const pin = {
      version: '1.0.0',
      upTo: '1.1.0',
      at: '2026-11-23T02:00:00.000Z',
      by: 'chief',
      reason: '日期錯了',
      isHeld: true,
    };
    const held = createSampleRecord({ channels: [{ ...back, channel: 'stable', pin }] });
    const again = await showDetail(held, { [PIN]: { data: stable } });
    expect(
      screen.getByText('chief：日期錯了。解除固定之前，團隊送出的版本都不會啟用。'),
    ).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: '解除固定' }));
    await giveReason(again.user, '已修好');
    await waitFor(() =>
      expect(again.sentTo(PIN)).toEqual([{ isPinned: false, reason: '已修好', ...proof }]),
    );
  });
  it('explains automatic changes and their figures in the language of the page', async () => {
    const judged = {
      by: 'automatic',
      reason: '6 errors in 60 pages (10.0 %), the other release had 0 in 540 (0.0 %)',
    };
    const pin = { ...judged, version: '1.0.0', upTo: '1.1.0', at: '2026-11-23T02:00:00.000Z' };
    const [line] = createSampleRecord().log;
    if (!line) throw new Error('The log has no such line');
    const figures = {
      release: { views: 60, errors: 6, falls: 3 },
      other: { views: 540, errors: 0, falls: 0 },
    };
    const log = [
      { ...line, ...judged, id: 4, action: 'rollback', from: '1.1.0', to: '1.0.0', figures },
    ];
    await showDetail(createSampleRecord({ channels: [{ ...back, channel: 'stable', pin }], log }));
    const sentence = '伺服器程序中斷3次；60次瀏覽中有6次錯誤；另一版本540次中有0次';
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText(/^2026.+系統自動$/)).toBeTruthy();
    expect(screen.getByText(`系統自動：${sentence}。要高於1.1.0的版本才會自動啟用。`)).toBeTruthy();
  });
  it('creates a preview link for testers where the site allows it', async () => {
    const { user, sentTo } = await showDetail(undefined, {
      [RUNNING_RELEASES_PATH]: { data: createSampleRunning([], { allowsOverrides: true }) },
      [RELEASE_LINK_PATH]: { data: { path: '/?release=mf_library%401.0.0.proof' } },
    });
    expect(screen.queryByRole('button', { name: '預覽連結：1.1.0' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '預覽連結：1.0.0' }));
    const link = `${location.origin}/?release=mf_library%401.0.0.proof`;
    expect((await screen.findByText(link)).tagName).toBe('CODE');
    expect(sentTo(`${RELEASE_LINK_PATH}?release=mf_library%401.0.0`)).toHaveLength(1);
    cleanup();
    await showDetail();
    expect(screen.queryByRole('button', { name: /^預覽連結/ })).toBeNull();
  });
  it('promotes or ends the canary', async () => {
    const canary = {
      ...back,
      channel: 'canary' as const,
      version: '1.2.0',
      pin: null,
      percent: 10,
    };
    const channels = [...createSampleRecord().channels, canary];
    const path = RELEASE_ADMIN_PATHS.channel('mf_library', 'canary');
    const { user, sentTo } = await showDetail(createSampleRecord({ channels }), {
      [path]: { data: {} },
    });
    expect(screen.getByRole('button', { name: '全面啟用1.2.0' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '停止試行' }));
    await giveReason(user, '太慢');
    await waitFor(() =>
      expect(sentTo(path)).toEqual([{ version: '1.2.0', reason: '太慢', percent: 0, ...proof }]),
    );
  });
});

describe('deploy tokens', () => {
  it('creates a token with the current password and shows it once', async () => {
    const wrong: Reply = apiError(422, '請修正', { errors: { currentPassword: ['密碼不正確'] } });
    const answers: Partial<Record<string, Reply>> = { [TOKENS]: wrong };
    const { user, sentTo } = await showDetail(undefined, answers);
    await user.click(screen.getByRole('button', { name: '建立部署權杖' }));
    const name = await screen.findByLabelText<HTMLInputElement>(/^名稱/);
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.keyboard('網站組的GitLab{Tab}{Tab}{Tab}not it{Enter}');
    const error = await screen.findByText('密碼不正確');
    expect([error.getAttribute('role'), name.value]).toEqual(['alert', '網站組的GitLab']);
    cleanup();
    const created = await showDetail(undefined, {
      [TOKENS]: { data: { ...token, token: 'padm_s3cret' } },
    });
    await created.user.click(screen.getByRole('button', { name: '建立部署權杖' }));
    const field = await screen.findByLabelText(/^名稱/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await created.user.keyboard('夜間回復');
    await created.user.click(screen.getByRole('radio', { name: '不限' }));
    await created.user.click(screen.getByRole('radio', { name: '回復' }));
    await created.user.keyboard('{Tab}quiet-harbour{Enter}');
    expect((await screen.findByText('padm_s3cret')).tagName).toBe('CODE');
    expect([...sentTo(TOKENS), ...created.sentTo(TOKENS)]).toEqual([
      {
        name: '網站組的GitLab',
        currentPassword: 'not it',
        expiresAt: expect.stringMatching(/^2027-/),
      },
      { name: '夜間回復', currentPassword: 'quiet-harbour', expiresAt: null, scopes: ['rollback'] },
    ]);
  });
  it('shows the end of a token and what it may do', async () => {
    const limited = {
      ...token,
      scopes: ['rollback' as const],
      expiresAt: '2099-01-02T02:00:00.000Z',
    };
    const expired = { ...token, id: 5, name: '舊的', expiresAt: '2026-01-02T02:00:00.000Z' };
    await showDetail(createSampleRecord({ tokens: [limited, expired] }));
    expect(screen.getByText(/有效至2099.+回復/)).toBeDefined();
    expect(screen.getByText(/2026.+已到期/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '撤銷：舊的' })).toBeNull();
  });
  it('revokes a token after a confirmation, and requires an owner for a new one', async () => {
    const path = RELEASE_ADMIN_PATHS.revokeToken('mf_library', 4);
    const { user, store, sentTo } = await showDetail(createSampleRecord({ tokens: [token] }), {
      [path]: { data: null },
    });
    await user.click(screen.getByRole('button', { name: '撤銷：網站組的GitLab' }));
    expect(store.getState().confirm?.title).toBe('要撤銷「網站組的GitLab」嗎？');
    store.getState().answerConfirm(true);
    await waitFor(() => expect(sentTo(path)).toHaveLength(1));
    cleanup();
    await showDetail(createSampleRecord({ owner: null }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '建立部署權杖' }).disabled).toBe(
      true,
    );
  });
});
