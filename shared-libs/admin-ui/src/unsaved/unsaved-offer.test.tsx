// @vitest-environment jsdom

import { college } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import type { UserInfo } from '@admissions/protocol';
import { CHECKS_PATH, PRESENCE_PATH } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import type { Reply } from '@admissions/tools/testing';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AdminProvider } from '../base/admin-provider.tsx';
import { KindForm } from '../form/kind-form.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const user: UserInfo = {
  info: { id: 7, account: 'editor', name: '編輯', email: '' },
  name: '編輯',
  firstPrivilege: null,
  priv: '{}',
  notices: 0,
  draftKey: 'q'.repeat(43),
};
const pic = {
  url: '/media/a.webp',
  alt: '校園',
  width: 4,
  height: 3,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
  media: 7,
};
const ENTRY = {
  id: 4,
  revision: 2,
  status: 'published',
  publishAt: null,
  unpublishAt: null,
  title: '資訊學院',
  titleEn: 'Informatics',
  intro: '程式與資料',
  pic,
  link: { href: '/bachelor' },
  hue: 'informatics',
} as unknown as AnyEntry;

function open(entry: AnyEntry | null = ENTRY, saved: Reply = { data: { ...ENTRY, revision: 3 } }) {
  apiAnswering(({ path }) => {
    if (path === CHECKS_PATH) return { data: { dead: [], heavy: [] } };
    if (path === PRESENCE_PATH) return { data: { others: ['林小美'] } };
    return saved;
  });
  const onSaved = vi.fn();
  const form = (
    <KindForm
      kind={college}
      entry={entry}
      fields={['title', 'titleEn', 'intro']}
      preset={{ pic, hue: 'medical', link: { href: '/' } }}
      onSaved={onSaved}
    />
  );
  const store = createAppStore();
  store.getState().setSession({ user, priv: {} });
  return {
    ...showRoutes([{ Component: AdminProvider, children: [{ path: '*', element: form }] }], {
      store,
    }),
    onSaved,
  };
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const waitUntilStored = () => waitFor(() => expect(localStorage).toHaveLength(1));
/** Like a reload or a crash. */
async function reopened(entry: AnyEntry | null = ENTRY) {
  await waitUntilStored();
  cleanup();
  return open(entry);
}

describe('UnsavedOffer', () => {
  it('stores typed text, shows the difference after a reload, and restores it on request only', async () => {
    open();
    write(/^學院名稱/, '資訊與設計學院');
    await reopened();
    expect(field(/^學院名稱/).value).toBe('資訊學院');
    fireEvent.click(screen.getByRole('button', { name: '看差異' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      [...document.querySelectorAll('[role=dialog] ins')].map(({ textContent }) => textContent),
    ).toEqual(['（新增）與設計']);
    fireEvent.click(dialog.getByRole('button', { name: '取回' }));
    await waitFor(() => expect(field(/^學院名稱/).value).toBe('資訊與設計學院'));
    expect(screen.queryByText('看差異')).toBeNull();
  });
  it('restores own changes only, on top of newer changes of others', async () => {
    open();
    write(/^學院名稱/, '我的');
    await reopened({ ...ENTRY, revision: 5, intro: '別人的簡介' } as AnyEntry);
    fireEvent.click(screen.getByRole('button', { name: '看差異' }));
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '取回' }),
    );
    await waitFor(() => expect(field(/^學院名稱/).value).toBe('我的'));
    expect(field(/^簡介/).value).toBe('別人的簡介');
  });
  it('stores a barely started new entry', async () => {
    open(null);
    write(/^學院名稱/, '新學院');
    await reopened(null);
    expect(screen.getByRole('button', { name: '看差異' })).toBeTruthy();
  });
  it('deletes it after saving and after discarding', async () => {
    const { onSaved } = open();
    write(/^學院名稱/, '存起來');
    await waitUntilStored();
    fireEvent.click(screen.getByText('儲存'));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(localStorage).toHaveLength(0);
    write(/^學院名稱/, '再改');
    await reopened();
    fireEvent.click(screen.getByRole('button', { name: '捨棄' }));
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText('看差異')).toBeNull();
  });
  it('keeps the text after a network error, in the form and for a crash', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    open(ENTRY, 'lost');
    write(/^學院名稱/, '斷線時的字');
    fireEvent.click(screen.getByText('儲存'));
    expect(
      (await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join(),
    ).toContain('您輸入的內容都還在');
    expect(field(/^學院名稱/).value).toBe('斷線時的字');
    await reopened();
    expect(screen.getByRole('button', { name: '看差異' })).toBeTruthy();
  });
  it('shows who else has it open', async () => {
    open();
    expect(await screen.findByText('林小美也在編輯')).toBeTruthy();
  });
});
