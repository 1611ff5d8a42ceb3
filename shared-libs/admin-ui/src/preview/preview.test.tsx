import { news } from '@admissions/model/kinds';
import { apiAnswering, type Reply, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AdminProvider } from '../base/admin-provider.tsx';
import { KindForm } from '../form/kind-form.tsx';

const UNTIL = '2026-11-21T12:30:00.000Z';
function writing(reply: Reply) {
  const { sent } = apiAnswering(() => reply);
  const tab = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const form = (
    <KindForm
      kind={news}
      entry={null}
      fields={['title']}
      preset={{ date: '2026-11-21' }}
      onSaved={() => {}}
    />
  );
  return { ...showPage(form, { layout: AdminProvider }), sent, tab };
}
const write = () =>
  fireEvent.change(screen.getByLabelText(/^標題/), { target: { value: '還沒存的標題' } });

async function preview() {
  fireEvent.click(screen.getByRole('button', { name: '表單的更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '預覽' }));
}

describe('preview', () => {
  it('shows a half-filled form on the real page without saving, and returns a shareable URL', async () => {
    const { sent, tab } = writing({
      data: { url: '/newsCont?id=999999999&preview=t', until: UNTIL },
    });
    write();
    await preview();
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('/newsCont?id=999999999&preview=t'),
    );
    expect(tab.opener).toBeNull();
    // On a slow machine autosave may write the draft meanwhile; reads save nothing.
    const writes = sent.filter(
      ({ method, path }) => method !== 'get' && !path.includes('working_copy'),
    );
    expect(writes).toMatchObject([
      {
        method: 'post',
        path: '/api/admin/preview',
        body: { kind: 'news.news', id: null, values: { title: '還沒存的標題' } },
      },
    ]);
    expect((await screen.findByLabelText<HTMLInputElement>('預覽連結')).value).toBe(
      `${location.origin}/newsCont?id=999999999&preview=t`,
    );
    expect(screen.getByText(/在20:30以前都能看到/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '關閉這則說明' }));
    await waitFor(() => expect(screen.queryByLabelText('預覽連結')).toBeNull());
  });
  it('closes the tab and keeps the text when the preview fails', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { tab, store } = writing('lost');
    write();
    await preview();
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(store.getState().toasts[0]?.content).toContain('預覽沒有成功');
    expect(screen.getByLabelText<HTMLInputElement>(/^標題/).value).toBe('還沒存的標題');
  });
});
