// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompareBar } from '../../lib/departments/compare-bar.tsx';
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

describe('shortlist longer than a comparison', () => {
  it('names the compared departments on its bar', () => {
    showPage(<CompareBar />);
    addToShortlist(ENTRIES.slice(0, 3));
    expect(screen.getByRole('link').textContent).toBe('比較學系');
    expect(screen.getByRole('complementary').textContent).not.toContain('最近');
    addToShortlist(ENTRIES.slice(3));
    expect(screen.getByRole('complementary').textContent).toContain('比較最近收藏的3個');
  });
  it('shows how many departments are left out, with a link to the selection', () => {
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
  it("allows a selection beside another person's comparison", () => {
    showPage(<CompareSelection compared={ENTRIES.slice(2)} />);
    addToShortlist(ENTRIES.slice(0, 2));
    const compare = screen.getByRole<HTMLButtonElement>('button', { name: '比較勾選的學系' });
    expect(compare.disabled).toBe(true);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false]);
    act(() => boxes[0]?.click());
    expect(compare.disabled).toBe(false);
  });
  it('allows another selection after a removal', () => {
    showPage(<CompareSelection compared={ENTRIES.slice(0, 3)} />);
    addToShortlist(ENTRIES.slice(0, 4));
    const last = () => screen.getAllByRole<HTMLInputElement>('checkbox').at(-1);
    expect(last()?.disabled).toBe(true);
    addToShortlist(ENTRIES.slice(0, 1));
    expect(last()?.disabled).toBe(false);
  });
});
