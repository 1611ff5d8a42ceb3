import { apiAnswering, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { formatInboxQuery, parseInboxQuery } from '../../lib/inbox-query.ts';
import { InboxFilters } from './inbox-filters.tsx';

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
function renderPage(at: string) {
  apiAnswering(() => ({ data: [] }));
  return showPage(<Inbox />, { at });
}
const text = () => screen.getByLabelText<HTMLInputElement>(SEARCH_LABEL);

it('InboxFilters sends typed text and dates with the switches, to every state', async () => {
  const { address } = renderPage('/inbox?state=new&unread=yes&page=2');
  fireEvent.change(await screen.findByLabelText(SEARCH_LABEL), { target: { value: ' 武陵 ' } });
  expect(text().closest('details')).toBeNull();
  expect(screen.getByLabelText('送出日期（起）').closest('details')?.open).toBe(false);
  fireEvent.change(screen.getByLabelText('送出日期（起）'), { target: { value: '2026-11-01' } });
  fireEvent.submit(text());
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
      state: 'all',
      unread: 'yes',
      text: '武陵',
      begin: '2026-11-01',
    }),
  );
  await waitFor(() =>
    expect(screen.getByLabelText('送出日期（起）').closest('details')?.open).toBe(true),
  );
});
