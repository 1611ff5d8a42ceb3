import { apiAnswering, apiError, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { adminRoutes } from './admin-routes.tsx';
import { BootContext } from './remotes/boot-context.ts';

const Frame = () => (
  <BootContext value={{} as never}>
    <p>選單與對話框</p>
    <Outlet />
  </BootContext>
);
const routes = adminRoutes([]).map((route) =>
  route.id === 'admin' ? { ...route, Component: Frame } : route,
);

it.each(['/admin/dashboard', '/admin/schedule', '/admin/site_check'])(
  'a screen that fails shows the error of %s inside the frame, with menu and dialogs',
  async (at) => {
    const { api } = apiAnswering(() =>
      apiError(401, '請重新登入', { errorCode: 100401, errors: {} }),
    );
    showRoutes(routes, { at, api });
    expect(await screen.findByText('401')).toBeTruthy();
    expect(screen.getByText('選單與對話框')).toBeTruthy();
  },
);
