import { AdminProvider } from '@admissions/admin-ui';
import { RELEASE_ADMIN_PATHS } from '@admissions/protocol/releases';
import { apiError, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as ownerPage from './owner-page.tsx';
import { answerReleases, type Replies } from './testing/answer-releases.ts';
import { createSampleRecord } from './testing/sample-releases.ts';

async function showOwner(at: string, answers: Replies = {}) {
  const { api, sent, replies } = answerReleases(answers);
  const { user, address } = showRoutes(
    [
      { path: '/admin/account/release_owner', ...ownerPage },
      { path: '/admin/account/release', element: <h1>saved</h1> },
    ],
    { layout: AdminProvider, api, at: `/admin/account/release_owner${at}` },
  );
  await screen.findByRole('heading', { level: 1 });
  const written = () => sent.filter(({ method }) => method !== 'get').map(({ body }) => body);
  return { user, address, written, replies };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: '儲存' });

describe('owner of a remote', () => {
  it('saves with the current password; names a refused path and keeps the input', async () => {
    const path = RELEASE_ADMIN_PATHS.owner('mf_library');
    const { user, address, written, replies } = await showOwner('?name=mf_library', {
      [path]: apiError(422, '請修正', { errors: { 'prefixes.1': ['請確認'] } }),
    });
    await user.type(field(/^網址/), '{End}\n\nbooks');
    await user.type(field(/^您目前登入用的密碼/), 'quiet-harbour');
    await user.click(save());
    expect(await screen.findByText('books：請確認')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^網址/));
    expect(field(/^您目前登入用的密碼/).value).toBe('quiet-harbour');
    replies[path] = { data: createSampleRecord().owner };
    await user.clear(field(/^網址/));
    await user.type(field(/^網址/), '/library\n/books');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/admin/account/release?name=mf_library'));
    expect(written().at(-1)).toEqual({
      team: '圖書館小組',
      prefixes: ['/library', '/books'],
      currentPassword: 'quiet-harbour',
    });
  });
  it('requires a valid, unused name for a new remote', async () => {
    const { user, written } = await showOwner('');
    await user.type(field(/^名稱/), 'Library');
    await user.type(field(/^您目前登入用的密碼/), 'quiet-harbour');
    await user.click(save());
    expect(await screen.findByText(/並以mf_開頭。$/)).toBeTruthy();
    await user.clear(field(/^名稱/));
    await user.type(field(/^名稱/), 'mf_library');
    await user.click(save());
    expect(await screen.findByText(/已經有這個程式/)).toBeTruthy();
    expect(written()).toEqual([]);
  });
});
