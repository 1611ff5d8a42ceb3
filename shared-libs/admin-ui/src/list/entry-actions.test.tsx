import { news } from '@admissions/model/kinds';
import { showPage } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entry } from '../fixtures/list.tsx';
import { EntryActions } from './entry-actions.tsx';

const actions = {
  setPublished: vi.fn(),
  trash: vi.fn(),
  restore: vi.fn(),
  duplicate: vi.fn(),
};
async function openMenu(more: object) {
  showPage(
    <EntryActions
      kind={news}
      entry={entry(2, more)}
      actions={actions}
      editHref="/edit"
      hasHistory
    />,
  );
  fireEvent.click(screen.getByLabelText('更多操作：圖塊2'));
  await screen.findByText('複製一筆');
  return screen.queryByText('看網站上的頁面');
}

describe('EntryActions', () => {
  it('links to the page of a visible entry', async () =>
    expect((await openMenu({}))?.closest('a')?.getAttribute('href')).toBe('/newsCont?id=2'));
  it('returns the focus to its menu button before an action opens something', async () => {
    await openMenu({});
    fireEvent.click(screen.getByText('移到回收桶'));
    expect(actions.trash).toHaveBeenCalledOnce();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('更多操作：圖塊2');
  });
  it.each([
    { status: 'draft' },
    { publishAt: '2999-01-01T00:00:00.000Z' },
    { unpublishAt: '2020-01-01T00:00:00.000Z' },
  ])('has no link to an invisible page: %o', async (more) =>
    expect(await openMenu(more)).toBeNull(),
  );
});
