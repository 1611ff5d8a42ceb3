// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

describe('an unknown address', () => {
  it('offers home, search and popular pages', () => {
    showPage(<NotFoundPage />, { at: '/no/such' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/', '/bachelor', '/admissions', '/admissions#div1', '/camp', '/news']);
    expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/search');
  });
});
