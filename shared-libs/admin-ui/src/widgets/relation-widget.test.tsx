import { adminPathsOf, type RelationValue } from '@admissions/model';
import { event, news } from '@admissions/model/kinds';
import { createAppStore } from '@admissions/store';
import { apiAnswering, apiError } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showWidget } from '../fixtures/widget.tsx';

const FIRST = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  title: `第${index + 1}則`,
}));
const FAIR = { id: 345, title: '招生博覽會' };

/** News in the widget: `list` initially, out of `total`; a search finds the fair. */
function choosing(list: RelationValue[], total: number, priv?: Record<string, number>) {
  const { sent } = apiAnswering(({ params }) => {
    const isSearch = 'text' in params || 'title' in params;
    return { data: { list: isSearch ? [FAIR] : list, total: isSearch ? 1 : total, page: 1 } };
  });
  const store = createAppStore(priv && { session: { priv } as never });
  const { last } = showWidget({ kind: event, name: 'news', value: null, store });
  const box = screen.getByRole('combobox');
  fireEvent.mouseDown(box);
  return { sent, last, type: (value: string) => fireEvent.change(box, { target: { value } }) };
}

describe('RelationWidget', () => {
  it('explains why its list is missing, and reloads it', async () => {
    apiAnswering((_request, count) =>
      count === 1 ? apiError(403, '沒有權限') : { data: { list: [FAIR], total: 1, page: 1 } },
    );
    showWidget({ kind: event, name: 'news', value: null });
    expect((await screen.findByRole('alert')).textContent).toContain('沒有權限');
    fireEvent.click(screen.getByRole('button', { name: '再試一次' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    fireEvent.mouseDown(screen.getByRole('combobox'));
    expect(await screen.findByTitle('招生博覽會')).toBeTruthy();
  });
  it('searches on the server when not all entries are loaded', async () => {
    const { sent, last, type } = choosing(FIRST, 400);
    await screen.findByTitle('第1則');
    type('博覽會');
    fireEvent.click(await screen.findByTitle('招生博覽會'));
    expect(last()).toEqual(FAIR);
    expect(sent.map(({ path, params }) => [path, params])).toEqual([
      [adminPathsOf(news).list, { perpage: 100 }],
      [adminPathsOf(news).list, { text: '博覽會', perpage: 100 }],
    ]);
  });
  it('searches published entries without permission for the area', async () => {
    const { sent, type } = choosing(FIRST, 400, { highschool: 1 });
    await screen.findByTitle('第1則');
    type('博覽會');
    await screen.findByTitle('招生博覽會');
    expect(sent.at(-1)).toMatchObject({
      path: '/api/ap/news',
      params: { title: '博覽會', perpage: 100 },
    });
  });
  it('searches locally when all entries are loaded', async () => {
    const { sent, type } = choosing([...FIRST.slice(0, 3), FAIR], 4);
    await screen.findByTitle('第1則');
    type('博覽會');
    await waitFor(() => expect(screen.queryByTitle('第1則')).toBeNull());
    expect(screen.getByTitle('招生博覽會')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});
