import { showPage } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toggleShortlisted } from '../../lib/shortlist/shortlist.ts';
import { NotComparedNotice } from './compare-page.tsx';
import { CompareSelection } from './compare-selection.tsx';

const ENTRIES = [1, 2, 3, 4, 5].map((id) => ({
  level: 'bachelor' as const,
  id,
  title: `學系${id}`,
}));
const addToShortlist = (entries: readonly (typeof ENTRIES)[number][]) =>
  act(() => {
    for (const each of entries) toggleShortlisted(each);
  });

it('a shortlist longer than a comparison counts the departments left out, with a link', () => {
  const compared = ENTRIES.slice(2);
  showPage(
    <>
      <NotComparedNotice compared={compared} />
      <CompareSelection compared={compared} />
    </>,
  );
  expect(screen.queryByText(/沒有並排/)).toBeNull();
  addToShortlist(ENTRIES);
  expect(screen.getByText(/收藏裡還有2個學系沒有並排在這裡/)).toBeTruthy();
  const link = screen.getByRole('link', { name: '換幾個來比' });
  const target = document.getElementById((link.getAttribute('href') ?? '').split('#')[1] ?? '');
  expect(target?.textContent).toContain('我的收藏');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  // Paper offers no selection.
  expect(target?.closest('[data-no-print]')).not.toBeNull();
});
