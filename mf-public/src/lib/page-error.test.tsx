// @vitest-environment jsdom
import { showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageError } from './page-error.tsx';

const Nothing = () => null;

function show(status: number) {
  let loadCount = 0;
  const loader = () => {
    loadCount++;
    if (loadCount === 1) throw data({ requestId: 'r-1' }, { status });
    return null;
  };
  return {
    ...showRoutes([
      {
        path: '/',
        loader,
        element: <p>內容</p>,
        errorElement: <PageError />,
        HydrateFallback: Nothing,
      },
    ]),
    loadCount: () => loadCount,
  };
}

describe('PageError', () => {
  it('reloads a page with unreadable data in place', async () => {
    const { user } = show(503);
    await user.click(await screen.findByRole('button', { name: '再試一次' }));
    expect(await screen.findByText('內容')).toBeTruthy();
  });
  it('offers search and popular pages instead of a retry for a missing page', async () => {
    show(404);
    const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toBe('/');
    expect(hrefs).toContain('/bachelor');
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
