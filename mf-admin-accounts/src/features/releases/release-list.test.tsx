import { AdminProvider } from '@admissions/admin-ui';
import { RELEASE_ADMIN_PATHS, RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { apiError, createGate, type Reply, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component, loader } from './release-list-page.tsx';
import { answerReleases, type Replies } from './testing/answer-releases.ts';
import {
  createSampleFigures,
  createSampleRecord,
  createSampleRunning,
} from './testing/sample-releases.ts';

const errors = { ...createSampleFigures().errors, render: 12 };
const bad = createSampleRunning([createSampleFigures({ views: 32, errors })]);
const ROLL_BACK = RELEASE_ADMIN_PATHS.rollback('mf_library');
const change = (shells: object) => ({
  data: {
    remote: 'mf_library',
    channel: 'stable',
    from: '1.1.0',
    to: '1.0.0',
    sequence: 7,
    shells: { adopted: [], refused: [], silent: [], ...shells },
  },
});

async function showList(answers: Replies = {}) {
  const { api, sent } = answerReleases({ [RUNNING_RELEASES_PATH]: { data: bad }, ...answers });
  const { user } = showRoutes([{ path: '/', loader, Component }], { layout: AdminProvider, api });
  await screen.findByRole('heading', { level: 1, name: '程式版本' });
  return { user, sent };
}
/** The reason field, once the dialog has opened and focused it. */
async function findReason() {
  const reason = await screen.findByLabelText<HTMLInputElement>(/^原因/);
  await waitFor(() => expect(document.activeElement).toBe(reason));
  return reason;
}
const row = () => screen.getByRole('row', { name: /mf_library/ });

describe('list of releases', () => {
  it('rolls back a bad release in two clicks, with a suggested reason and the password', async () => {
    const { user, sent } = await showList({ [ROLL_BACK]: change({ adopted: ['web-1', 'web-2'] }) });
    expect(screen.getByText(/那一列有「回復到…」的話先按它。$/)).toBeTruthy();
    expect(within(row()).getByText('錯誤偏多')).toBeTruthy();
    expect(within(row()).getByText('每100次瀏覽37.5次錯誤')).toBeTruthy();
    await user.click(within(row()).getByRole('button', { name: '回復到1.0.0：mf_library' }));
    const reason = await findReason();
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: '回復到1.0.0' });
    expect(confirm.disabled).toBe(true);
    expect(reason.value).toBe('1.1.0錯誤偏多（12次）');
    await user.keyboard('{Tab}quiet-harbour');
    await user.click(confirm);
    expect(await screen.findByText('2台伺服器都已採用：web-1、web-2')).toBeTruthy();
    expect(sent.find(({ path }) => path === ROLL_BACK)?.body).toEqual({
      from: '1.1.0',
      version: '1.0.0',
      reason: '1.1.0錯誤偏多（12次）',
      currentPassword: 'quiet-harbour',
    });
    const read = () => sent.filter(({ path }) => path === RELEASE_ADMIN_PATHS.list).length;
    await user.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(read()).toBe(2));
  });
  it('names a remote by its purpose, with its code below, and has no empty column', async () => {
    const record = createSampleRecord({ remote: 'mf_public' });
    const channels = record.channels.map((channel) => ({ ...channel, previous: [] }));
    await showList({ [RELEASE_ADMIN_PATHS.list]: { data: [{ ...record, channels }] } });
    expect(screen.getByRole('link', { name: '訪客網站' })).toBeTruthy();
    expect(screen.getByText('圖書館小組')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
    expect(screen.queryByText(/回復到…/)).toBeNull();
    expect(screen.getByText(/^開始使用：2026/)).toBeTruthy();
  });
  it('names the server that refused the change and the one without an answer', async () => {
    const { user } = await showList({
      [ROLL_BACK]: change({
        adopted: ['web-1'],
        refused: [{ shell: 'web-2', reason: 'its files are gone' }],
        silent: ['web-3'],
      }),
    });
    await user.click(within(row()).getByRole('button', { name: /回復到1.0.0/ }));
    await findReason();
    await user.keyboard('{Tab}quiet-harbour{Enter}');
    expect(await screen.findByText('已採用：web-1')).toBeTruthy();
    expect(screen.getByText('web-2拒絕：its files are gone')).toBeTruthy();
    expect(screen.getByText(/還沒有回報：web-3/)).toBeTruthy();
  });
  it('hides the result of a change whose dialog was closed', async () => {
    const gate = createGate<Reply>();
    const { user } = await showList({ [ROLL_BACK]: gate.promise });
    const open = () => user.click(within(row()).getByRole('button', { name: /回復到1.0.0/ }));
    await open();
    await findReason();
    await user.keyboard('{Tab}quiet-harbour{Enter}');
    await user.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    gate.open(change({ adopted: ['web-1'] }));
    await open();
    await findReason();
    expect(screen.queryByText(/^1台伺服器都已採用/)).toBeNull();
  });
  it('shows the records and reports missing figures when no shell is reachable', async () => {
    await showList({
      [RUNNING_RELEASES_PATH]: apiError(404, '找不到'),
    });
    expect(screen.getByText(/暫時讀不到執行狀況/)).toBeTruthy();
    expect(within(row()).getByText('沒有資料')).toBeTruthy();
  });
});
