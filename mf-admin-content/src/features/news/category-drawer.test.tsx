import { apiAnswering, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryDrawer } from './category-drawer.tsx';

const category = (id: number, title: string, type = 'news') =>
  ({ id, title, type, topic: null }) as never;

async function open() {
  const { sent } = apiAnswering(() => ({ data: {} }));
  const page = showPage(
    <CategoryDrawer
      categories={[category(3, '公告'), category(5, '活動'), category(8, '限時活動', 'topic')]}
      counts={new Map([[5, 12]])}
      onClose={() => {}}
    />,
  );
  await screen.findByText('公告');
  // Ignore the request for the area's rules: it is no change.
  await waitFor(() => expect(sent).toHaveLength(1));
  sent.length = 0;
  return { ...page, sent };
}

describe('CategoryDrawer', () => {
  it('shows the number of published news per category, none for a topic', async () => {
    await open();
    const row = (title: string) => screen.getByText(title).closest('li')?.textContent;
    expect(row('公告')).toContain('已發布0則');
    expect(row('活動')).toContain('已發布12則');
    expect(row('限時活動')).toContain('首頁主題');
    expect(row('限時活動')).not.toContain('已發布');
  });
  it('keeps the focus in the drawer when a form replaces the list', async () => {
    await open();
    screen.getByLabelText('編輯：公告').focus();
    fireEvent.click(screen.getByLabelText('編輯：公告'));
    expect(screen.queryByLabelText('編輯：公告')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy();
  });
  it('reorders categories', async () => {
    const { sent } = await open();
    fireEvent.click(screen.getByLabelText('往上移：活動'));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { path: '/api/admin/news/sort_category', body: { ids: [5, 3, 8] } },
      ]),
    );
    fireEvent.click(screen.getByLabelText('往下移：公告'));
    await waitFor(() => expect(sent[1]).toMatchObject({ body: { ids: [5, 3, 8] } }));
  });
});
