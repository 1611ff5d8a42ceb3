import { showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { data } from 'react-router';
import { expect, it } from 'vitest';
import { PageError } from './page-error.tsx';

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
      },
    ]),
    loadCount: () => loadCount,
  };
}

it('PageError reloads a page with unreadable data in place', async () => {
  const { user } = show(503);
  await user.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('內容')).toBeTruthy();
});
