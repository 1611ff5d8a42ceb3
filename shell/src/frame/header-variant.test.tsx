import { showRoutes } from '@admissions/tools/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { data, Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaFailedContext, useAreaFailed, useBlueHeader } from './header-variant.ts';
import { SiteHeader } from './site-header.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
function Frame() {
  const [isBlue, setFailed] = useBlueHeader();
  return (
    <AreaFailedContext value={setFailed}>
      <SiteHeader isBlue={isBlue} />
      <Outlet />
    </AreaFailedContext>
  );
}
function Failed() {
  useAreaFailed();
  return <p>錯誤</p>;
}
const Broken = () => {
  throw new Error('mistake');
};
const missing = () => {
  throw data(null, { status: 404 });
};
const show = (at: string, page: object = { element: <p>內容</p> }) =>
  showRoutes(
    [
      {
        element: <Frame />,
        children: [{ path: '*', errorElement: <Failed />, ...page }],
      },
    ],
    { at },
  );
const readVariant = () => document.querySelector('header')?.dataset.variant;

describe('blue style on exactly four', () => {
  it.each([
    ...['/', '/specialized', '/bachelorCont', '/masterCont'].map((path) => [path, 'blue']),
    ...['/news', '/master', '/original/home', '/original/bachelorCont'].map((path) => [
      path,
      'standard',
    ]),
  ])('%s has the %s header', (path = '', variant) => {
    show(path);
    expect(readVariant()).toBe(variant);
  });
  it('uses the standard header for a missing department and a page that throws', async () => {
    show('/bachelorCont', { loader: missing, element: null });
    await screen.findByText('錯誤');
    expect(readVariant()).toBe('standard');
    cleanup();
    const { router } = show('/bachelorCont', { element: <Broken /> });
    await waitFor(() => expect(readVariant()).toBe('standard'));
    await act(() => router.navigate('/news'));
    expect(readVariant()).toBe('standard');
  });
});
