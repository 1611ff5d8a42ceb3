import { ApiError } from '@admissions/api-client';
import { ADMIN_LOGIN } from '@admissions/protocol';
import { showRoutes } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorPage } from '../pages/error-page.tsx';
import { unpackErrors } from '../remotes/packed-errors.ts';
import { AreaBoundary } from './area-boundary.tsx';

const show = (at: string, error: unknown) =>
  showRoutes(
    [
      { path: '/error', element: <ErrorPage /> },
      {
        path: '*',
        loader: () => Promise.reject(error),
        element: null,
        errorElement: <AreaBoundary />,
      },
    ],
    { at },
  );

describe('HTTP 404 or 500 redirects to /error', () => {
  it('when a page cannot load, with code, request and language', async () => {
    const { address } = show('/news?lang=en', new ApiError('x', { status: 500, requestId: 'r-1' }));
    await waitFor(() =>
      expect(address()).toBe('/error?statusCode=500&code=-1&requestId=r-1&lang=en'),
    );
    expect(await screen.findByText(/r-1/)).toBeTruthy();
  });
  it.each([
    ['an error of a page', new TypeError('mistake')],
    ['no connection', new ApiError('network.failed')],
    ['a refusal in the back office', new ApiError('x', { status: 500 }), '/admin/news/list'],
    [
      'an error that the server has already shown',
      unpackErrors({ page: { kind: 'api', message: 'x', status: 500, code: -1, requestId: 'r-1' } })
        ?.page,
    ],
  ])('shows %s inside the page instead', async (_name, error, at = '/news') => {
    const { address } = show(at, error);
    await screen.findByText('500');
    expect(address()).toBe(at);
  });
});

it('an ended session is reported by its dialog only', async () => {
  const { store, router } = show('/admin/news/list', new ApiError('不在名單內', { status: 401 }));
  await screen.findByText('401');
  act(() =>
    store.getState().openNotice({ message: '不在名單內', target: `${ADMIN_LOGIN}?to=%2Fadmin` }),
  );
  await waitFor(() => expect(screen.queryByText('401')).toBeNull());
  expect(router.state.errors).not.toBeNull();
});
