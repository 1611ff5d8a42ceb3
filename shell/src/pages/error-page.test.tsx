import { ApiError } from '@admissions/api-client';
import { en } from '@admissions/model/catalogues';
import { addCatalogue, createAppStore } from '@admissions/store';
import { hrefsOf, showPage, showRoutes } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorPage } from './error-page.tsx';
import { rememberRequestedPage } from './requested-page.ts';

addCatalogue('en', en);
const text = () => document.body.textContent ?? '';

describe('error page shows the error message or "Error"', () => {
  it('is English only on an English page', () => {
    showPage(<ErrorPage />, { at: '/error?lang=en', store: createAppStore({ locale: 'en' }) });
    expect(screen.getByRole('heading').textContent).toBe('Error');
    expect(text()).not.toMatch(/[一-鿿]/);
  });
  it('links to home, search and popular pages after a 404', () => {
    showPage(<ErrorPage />, { at: '/error?statusCode=404&code=2' });
    expect(screen.getByRole('heading').textContent).toBe('找不到這筆資料，可能已下架或移除。');
    const hrefs = hrefsOf(screen.getAllByRole('link'));
    expect(hrefs[0]).toBe('/');
    expect(hrefs).toContain('/bachelor');
    expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/search');
  });
  it('retries the requested page, or the home page when none is known', async () => {
    const unknown = showPage(<ErrorPage />, { at: '/error?status=500' });
    await unknown.user.click(screen.getByRole('button', { name: '再試一次' }));
    expect(unknown.address()).toBe('/');
    cleanup();
    rememberRequestedPage({ pathname: '/newsCont', search: '?id=7' });
    rememberRequestedPage({ pathname: '/error', search: '?statusCode=500' });
    const { user, address } = showPage(<ErrorPage />, { at: '/error?statusCode=500' });
    await user.click(screen.getByRole('button', { name: '再試一次' }));
    expect(address()).toBe('/newsCont?id=7');
  });
  it('shows the reason of a refusal', async () => {
    const loader = () => {
      throw new ApiError('請修正標示的欄位。', {
        status: 400,
        errors: { sort: ['須為其中之一：id'] },
      });
    };
    showRoutes([{ path: '/', loader, element: null, errorElement: <ErrorPage /> }]);
    expect((await screen.findByRole('heading')).textContent).toBe('須為其中之一：id');
  });
});
