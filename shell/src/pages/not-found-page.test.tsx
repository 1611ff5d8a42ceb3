// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

afterEach(cleanup);

describe('an unknown address', () => {
  it('marks itself as hydrated, so that no notice appears', () => {
    delete document.documentElement.dataset.hydrated;
    showPage(<NotFoundPage />, { at: '/no/such' });
    expect(document.documentElement.dataset.hydrated).toBe('page');
  });
  it('offers home, search and popular pages', () => {
    showPage(<NotFoundPage />, { at: '/no/such' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/', '/bachelor', '/admissions', '/admissions#div1', '/camp', '/news']);
    expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/search');
  });
});
