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
  // Simulates network latency.
  const loader = () => new Promise((resolve) => setTimeout(resolve, 20, null));
  return showRoutes([{ path: '/inbox', loader, Component: Inbox, HydrateFallback: () => null }], {
    at,
  });
};
const text = () => screen.getByLabelText<HTMLInputElement>(SEARCH_LABEL);

describe('InboxFilters', () => {
  it('sends typed text and dates together with the tab and switches', async () => {
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
  it('keeps typed text and focus while loading', async () => {
    const { address, router } = renderPage('/inbox');
    const clear = () => screen.queryByRole('button', { name: '清除條件' });
    (await screen.findByLabelText(SEARCH_LABEL)).focus();
    fireEvent.change(text(), { target: { value: '武陵' } });
    fireEvent.submit(text());
    fireEvent.change(text(), { target: { value: '武陵高中' } });
    // Shown once the filtered list has arrived.
    await waitFor(() => expect(clear()).not.toBeNull());
    expect(address()).toBe(`/inbox?text=${encodeURIComponent('武陵')}`);
    expect(text().value).toBe('武陵高中');
    expect(document.activeElement).toBe(text());
    await router.navigate(-1);
    await waitFor(() => expect(clear()).toBeNull());
    expect(text().value).toBe('');
  });
});
