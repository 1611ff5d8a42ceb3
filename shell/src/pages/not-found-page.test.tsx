// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

afterEach(cleanup);

describe('an address that leads nowhere', () => {
  it('has come to life, so that nobody is told that it has not', () => {
    delete document.documentElement.dataset.hydrated;
    showPage(<NotFoundPage />, { at: '/no/such' });
    expect(document.documentElement.dataset.hydrated).toBe('page');
  });
  it('offers the way home, the search and what most look for', () => {
    showPage(<NotFoundPage />, { at: '/no/such' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/', '/bachelor', '/admissions', '/admissions#div1', '/camp', '/news']);
    expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/search');
  });
});
