// @vitest-environment jsdom
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { formatInboxQuery, parseInboxQuery } from '../../lib/inbox-query.ts';
import { InboxFilters } from './inbox-filters.tsx';

afterEach(cleanup);
const SEARCH_LABEL = '學校、編號、聯絡人、電話或電子郵件';

function Inbox() {
  const [search, setSearch] = useSearchParams();
  return (
    <InboxFilters
      query={parseInboxQuery(search)}
      onChange={(query) => setSearch(formatInboxQuery(query))}
    />
  );
}
const renderPage = (at: string) => {
  apiAnswering(() => ({ data: [] }));
  // An answer that takes a moment, as the network does.
  const loader = () => new Promise((resolve) => setTimeout(resolve, 20, null));
  return showRoutes([{ path: '/inbox', loader, Component: Inbox, HydrateFallback: () => null }], {
    at,
  });
};
const text = () => screen.getByLabelText<HTMLInputElement>(SEARCH_LABEL);

describe('InboxFilters', () => {
  it('asks for the words and days that are typed, beside the tab and the switches', async () => {
    const { address } = renderPage('/inbox?state=new&unread=yes&page=2');
    fireEvent.change(await screen.findByLabelText(SEARCH_LABEL), { target: { value: ' 武陵 ' } });
    fireEvent.change(screen.getByLabelText('送出日期（起）'), { target: { value: '2026-11-01' } });
    fireEvent.submit(text());
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
        state: 'new',
        unread: 'yes',
        text: '武陵',
        begin: '2026-11-01',
      }),
    );
  });
  it('keeps what is typed while the answer is on its way, and the focus', async () => {
    const { address, router } = renderPage('/inbox');
    const clear = () => screen.queryByRole('button', { name: '清除條件' });
    (await screen.findByLabelText(SEARCH_LABEL)).focus();
    fireEvent.change(text(), { target: { value: '武陵' } });
    fireEvent.submit(text());
    fireEvent.change(text(), { target: { value: '武陵高中' } });
    // Offered where the list is narrowed: the answer is there.
    await waitFor(() => expect(clear()).not.toBeNull());
    expect(address()).toBe(`/inbox?text=${encodeURIComponent('武陵')}`);
    expect(text().value).toBe('武陵高中');
    expect(document.activeElement).toBe(text());
    await router.navigate(-1);
    await waitFor(() => expect(clear()).toBeNull());
    expect(text().value).toBe('');
  });
});
