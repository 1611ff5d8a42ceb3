import { hrefOf, showPage } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toggleShortlisted } from './shortlist.ts';
import { CompareLink } from './shortlist-button.tsx';

const ENTRIES = [1, 2, 3, 4].map((id) => ({ level: 'bachelor' as const, id, title: `學系${id}` }));
const addToShortlist = (count: number) =>
  act(() => {
    for (const each of ENTRIES.slice(0, count)) toggleShortlisted(each);
  });

it('CompareLink names the departments added last if there are more than three', () => {
  showPage(<CompareLink />);
  expect(screen.queryByRole('link')).toBeNull();
  addToShortlist(3);
  expect(hrefOf('比較學系（最多3個）')).toBe('/compare?d=bachelor-1&d=bachelor-2&d=bachelor-3');
  act(() => toggleShortlisted(ENTRIES[3] as (typeof ENTRIES)[number]));
  expect(hrefOf('比較學系（最近收藏的3個）')).toBe(
    '/compare?d=bachelor-2&d=bachelor-3&d=bachelor-4',
  );
});
