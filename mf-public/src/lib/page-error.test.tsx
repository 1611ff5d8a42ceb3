import { ApiError } from '@admissions/api-client';
import { showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { data } from 'react-router';
import { expect, it } from 'vitest';
import { PageError } from './page-error.tsx';
import { loadPage } from './reads.ts';

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

it('PageError names the seconds to wait after too many reads', async () => {
  const refusal = new ApiError('操作太頻繁，請於43秒後再試。', { status: 429, code: -1 });
  const loader = () => loadPage(Promise.reject(refusal));
  showRoutes([{ path: '/', loader, element: null, errorElement: <PageError /> }]);
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe('操作太頻繁，請於43秒後再試。');
});
