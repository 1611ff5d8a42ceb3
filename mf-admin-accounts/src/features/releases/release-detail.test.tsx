import { AdminProvider } from '@admissions/admin-ui';
import {
  type ChannelState,
  DEPLOY_SCOPES,
  RELEASE_ADMIN_PATHS,
  type RemoteRecord,
  RUNNING_RELEASES_PATH,
} from '@admissions/protocol/releases';
import { apiError, showRoutes } from '@admissions/tools/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as detail from './release-detail-page.tsx';
import { answerReleases, type Replies } from './testing/answer-releases.ts';
import {
  createSampleFigures,
  createSampleRecord,
  createSampleRunning,
} from './testing/sample-releases.ts';

const proof = { currentPassword: 'quiet-harbour' };
const TOKENS = RELEASE_ADMIN_PATHS.addToken('mf_library');
const PIN = RELEASE_ADMIN_PATHS.pin('mf_library');
const stable = createSampleRecord().channels[0];
const back = { channel: 'stable', version: '1.0.0', previous: ['1.1.0'], percent: 100 };
const released = { version: '1.0.0', upTo: '1.1.0', at: '2026-11-23T02:00:00.000Z' };
const recordOnBack = (pin: ChannelState['pin'], more: Partial<RemoteRecord> = {}) =>
  createSampleRecord({ channels: [{ ...back, channel: 'stable', pin }], ...more });
const recordWithCanary = createSampleRecord({
  channels: [
    ...createSampleRecord().channels,
    { ...back, channel: 'canary', version: '1.2.0', pin: null, percent: 10 },
  ],
});
const channelPath = (channel: 'stable' | 'canary') =>
  RELEASE_ADMIN_PATHS.channel('mf_library', channel);
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

async function showDetail(record = createSampleRecord(), answers: Replies = {}) {
  const errors = { ...createSampleFigures().errors, boundary: 4 };
  const figures = createSampleFigures({ views: 30, errors });
  const earlier = createSampleFigures({ version: '1.0.0', views: 5 });
  const { api, sent } = answerReleases({
    [RELEASE_ADMIN_PATHS.list]: { data: [record] },
    [RUNNING_RELEASES_PATH]: { data: createSampleRunning([figures, earlier]) },
    ...answers,
  });
  const { user, store } = showRoutes([{ path: '/', ...detail }], {
    layout: AdminProvider,
    api,
    at: '/?name=mf_library',
  });
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
  it('shows the errors and views of each release while a shell is reachable', async () => {
    await showDetail();
    const readCells = () =>
      within(row(/^1\.1\.0/))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(screen.getByRole('columnheader', { name: '近15分鐘' })).toBeTruthy();
    expect(readCells()).toContain('每100次瀏覽13.3次錯誤瀏覽30次');
    expect(row(/^1\.0\.0 沒有錯誤 ?瀏覽5次/)).toBeTruthy();
    cleanup();
    await showDetail(undefined, { [RUNNING_RELEASES_PATH]: apiError(404, '找不到') });
    expect(screen.queryByRole('columnheader', { name: /錯誤/ })).toBeNull();
  });
  it('folds many paths', async () => {
    const prefixes = Array.from({ length: 9 }, (_, at) => `/page-${at}`);
    const { owner } = createSampleRecord();
    await showDetail(createSampleRecord({ owner: owner && { ...owner, prefixes } }));
    expect(screen.getByText('看全部網址（9個）').closest('details')?.open).toBe(false);
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
  const held = { ...released, by: 'chief', reason: '日期錯了', isHeld: true };
  it.each([
    ['改用1.1.0', recordOnBack(null), channelPath('stable'), { version: '1.1.0' }],
    ['停在1.1.0，不自動更新', undefined, PIN, { isPinned: true }],
    ['恢復自動更新', recordOnBack(held), PIN, { isPinned: false }],
    ['全面啟用1.2.0', recordWithCanary, channelPath('stable'), { version: '1.2.0' }],
    ['停止試行', recordWithCanary, channelPath('canary'), { version: '1.2.0', percent: 0 }],
  ])(
    '“%s” sends the change with its reason and the password',
    async (name, record, path, change) => {
      const shells = { adopted: ['web-1'], refused: [], silent: [] };
      const { user, sentTo } = await showDetail(record, {
        [path]: { data: { ...stable, shells } },
      });
      await user.click(screen.getByRole('button', { name }));
      await giveReason(user, '開放日');
      await waitFor(() =>
        expect(sentTo(path)).toEqual([{ ...change, reason: '開放日', ...proof }]),
      );
    },
  );
  it('explains automatic changes and their figures in the language of the page', async () => {
    const judged = {
      by: 'automatic',
      reason: '6 errors in 60 pages (10.0 %), the other release had 0 in 540 (0.0 %)',
    };
    const pin = { ...judged, ...released };
    const [line] = createSampleRecord().log;
    if (!line) throw new Error('The log has no such line');
    const figures = {
      release: { views: 60, errors: 6, falls: 3 },
      other: { views: 540, errors: 0, falls: 0 },
    };
    const log = [
      { ...line, ...judged, id: 4, action: 'rollback', from: '1.1.0', to: '1.0.0', figures },
    ];
    await showDetail(recordOnBack(pin, { log }));
    const sentence = '伺服器程序中斷3次；60次瀏覽中有6次錯誤；另一版本540次中有0次';
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText(/^2026.+系統自動$/)).toBeTruthy();
    expect(screen.getByText(`系統自動：${sentence}。要高於1.1.0的版本才會自動啟用。`)).toBeTruthy();
  });
});

describe('deploy tokens', () => {
  it('creates a token with the current password and shows it once', async () => {
    const { user, sentTo } = await showDetail(undefined, {
      [TOKENS]: { data: { ...token, token: 'padm_s3cret' } },
    });
    await user.click(screen.getByRole('button', { name: '建立部署權杖' }));
    const field = await screen.findByLabelText(/^名稱/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('夜間回復');
    await user.click(screen.getByRole('radio', { name: '不限' }));
    await user.click(screen.getByRole('radio', { name: '回復' }));
    await user.keyboard('{Tab}quiet-harbour{Enter}');
    expect((await screen.findByText('padm_s3cret')).tagName).toBe('CODE');
    expect(sentTo(TOKENS)).toEqual([
      { name: '夜間回復', ...proof, expiresAt: null, scopes: ['rollback'] },
    ]);
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
