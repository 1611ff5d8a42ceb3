import { createAppStore } from '@admissions/store';
import { showRoutes, textsOf } from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BootContext } from '../../remotes/boot-context.ts';
import { ShortcutButton } from './shortcut-button.tsx';

const claim = (path: string, area: string) => ({
  path,
  area,
  menu: { label: { 'zh-TW': path, en: path }, order: 1 },
});
const registry = [
  { manifest: { claims: [claim('/admin/news/list', 'news'), claim('/admin/vr/vr_list', 'vr')] } },
];
const priv = { news: 1 };
const onAdd = vi.fn();

beforeEach(() => {
  const store = createAppStore();
  store.getState().setSession({ user: {}, priv } as never);
  const page = (
    <BootContext value={{ registry } as never}>
      <ShortcutButton />
      <main>
        <input aria-label="搜尋" aria-keyshortcuts="/" />
        <button type="button" aria-keyshortcuts="n" onClick={onAdd}>
          新增
        </button>
        <p>內容</p>
      </main>
    </BootContext>
  );
  const { address } = showRoutes([{ path: '*', element: page }], { at: '/admin/somewhere', store });
  at = address;
});
afterEach(() => {
  onAdd.mockReset();
});
let at: () => string;
const press = (key: string, more: object = {}) =>
  act(() => fireEvent.keyDown(screen.getByText('內容'), { key, ...more }));
const dialog = () => screen.queryByRole('dialog', { name: '鍵盤快速鍵' });

describe('shortcuts', () => {
  it('lists the keys on the question mark, with the areas of the account', () => {
    press('?', { shiftKey: true });
    const areas = textsOf(dialog()?.querySelectorAll('dd') ?? []);
    expect(areas).toContain('校園新聞');
    expect(areas).not.toContain('環景導覽');
  });
  it('focuses the search field and adds an entry', () => {
    press('/');
    expect(document.activeElement).toBe(screen.getByLabelText('搜尋'));
    press('n');
    expect(onAdd).toHaveBeenCalledTimes(1);
  });
  it('opens an area by g and its letter, only with permission', async () => {
    press('g');
    press('r');
    expect(at()).toBe('/admin/somewhere');
    press('g');
    press('n');
    await waitFor(() => expect(at()).toBe('/admin/news/list'));
    expect(onAdd).not.toHaveBeenCalled();
  });
  it.each([
    ['text is typed', () => fireEvent.keyDown(screen.getByLabelText('搜尋'), { key: 'n' })],
    ['text is composed', () => press('n', { isComposing: true })],
    ['another key is held', () => press('n', { ctrlKey: true })],
    [
      'a dialog is open',
      () => {
        press('?');
        press('n');
      },
    ],
    [
      'single keys are turned off',
      () => {
        press('?');
        fireEvent.click(screen.getByRole('checkbox'));
        fireEvent.click(screen.getByText('關閉'));
        press('n');
        press('?');
        expect(dialog()).toBeNull();
      },
    ],
  ])('does nothing while %s', (_, happen) => {
    happen();
    expect(onAdd).not.toHaveBeenCalled();
  });
});
