// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toggleShortlisted } from '../shortlist/shortlist.ts';
import { CompareBar } from './compare-bar.tsx';

const ENTRIES = [1, 2, 3, 4].map((id) => ({ level: 'bachelor', id, title: '學系' }) as const);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('CompareBar', () => {
  it('names the compared departments of a longer list, and breaks only between words', () => {
    for (const each of ENTRIES) toggleShortlisted(each);
    showPage(<CompareBar />);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('已收藏4個學系，比較最近收藏的3個');
    const pieces = [...status.querySelectorAll('.phrases')].map(({ innerHTML }) => innerHTML);
    expect(pieces).toHaveLength(2);
    // Breaks only at the marked positions: 學系 stays whole.
    expect(pieces[0]?.split('<wbr>').at(-1)).toContain('學系');
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/compare?d=bachelor-2&d=bachelor-3&d=bachelor-4',
    );
  });
});
