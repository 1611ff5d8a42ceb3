import { ADMIN_SEARCH_PATH } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BootContext } from '../../remotes/boot-context.ts';
import { SearchButton } from './search-button.tsx';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
});
vi.mock('./search-body.tsx', async (original) => {
  await code.promise;
  return original();
});

it('SearchButton keeps field, focus and composition when its code has loaded', async () => {
  const { sent } = apiAnswering(() => ({ data: { list: [], total: 0 } }));
  const store = createAppStore();
  const element = (
    <BootContext value={{ registry: [] } as never}>
      <SearchButton />
    </BootContext>
  );
  showRoutes([{ path: '*', element }], { at: '/admin/here', store });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = screen.getByRole('dialog');
  const field = within(dialog).getByRole<HTMLInputElement>('combobox');
  field.focus();
  fireEvent.change(field, { target: { value: '校園' } });
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: '校園ㄒㄧㄣ' } });
  expect(dialog.getAttribute('aria-busy')).toBe('true');
  await act(async () => code.arrive());
  await waitFor(() => expect(dialog.getAttribute('aria-busy')).toBe('false'));
  const listQueries = () =>
    sent.filter(({ path }) => path === ADMIN_SEARCH_PATH).map(({ params }) => params.q);
  fireEvent.change(field, { target: { value: '校園新' } });
  fireEvent.compositionEnd(field, { data: '新' });
  await waitFor(() => expect(listQueries()).toEqual(['校園新']));
  expect((await screen.findByRole('listbox')).closest('dialog')).toBe(dialog);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('校園新');
});
