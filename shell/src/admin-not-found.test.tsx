import { parseFlags } from '@admissions/model';
import type { AllowedReleases } from '@admissions/protocol/releases';
import { createAppStore } from '@admissions/store';
import { showPage, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AdminNotFoundPage } from './admin/admin-not-found-page.tsx';
import { adminRoutes, chooseLandingPath, signedOutRoutes } from './admin-routes.tsx';

describe('/admin/error404 is always allowed', () => {
  it('shows signed-out visitors a way to the sign-in, without a menu', async () => {
    const { address } = showRoutes(signedOutRoutes(), { at: '/admin/error404' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('找不到這個頁面');
    expect(address()).toBe('/admin/error404');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link').textContent).toBe('登入');
    expect(screen.getByRole('main')).toBeTruthy();
  });
  it('leads every other address to the sign-in', async () => {
    const { address } = showRoutes(signedOutRoutes(), { at: '/admin/news/list' });
    await waitFor(() => expect(address()).toBe('/admin/login?to=%2Fadmin%2Fnews%2Flist'));
  });
});

it.each([
  ['{"news":1}', '找不到這個頁面', /可能沒有這個頁面的權限/],
  ['{"news":0}', '您的帳號還沒有任何權限', /請洽帳號管理人員/],
])('a missing permission is named to an account with %s', async (priv, heading, reason) => {
  const session = { user: {}, priv: parseFlags(priv) } as never;
  showPage(<AdminNotFoundPage />, { at: '/admin/error404', store: createAppStore({ session }) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '回到我的今天' }) !== null).toBe(
    heading === '找不到這個頁面',
  );
});

describe('routes not listed are denied', () => {
  const cut = [
    {
      manifest: {
        name: 'mf_admin_content',
        base: '/admin',
        claims: [{ path: '/admin/news/list', area: 'news' }],
      },
    },
  ] as unknown as AllowedReleases;
  function showAdmin(at: string) {
    const session = {
      user: { name: '', info: { id: 1 } },
      priv: parseFlags('{"news":1}'),
    } as never;
    const routes = adminRoutes(cut).map((route) =>
      route.id === 'admin' ? { ...route, Component: undefined } : route,
    );
    return showRoutes(routes, { at, store: createAppStore({ session }) });
  }
  it.each([
    '/admin/nothing',
    '/admin/forms/visit_list',
    '/admin/news/lists',
    '/admin/NEWS/list',
    '/admin/DASHBOARD',
    '/admin/account/list',
    '/elsewhere',
  ])('answers %s with "not found"', async (path) => {
    expect(matchRoutes(adminRoutes(cut), path)?.at(-1)?.route.loader).toBeTypeOf('function');
    const { address } = showAdmin(path);
    await waitFor(() => expect(address()).toBe('/admin/error404'));
  });
  it('names the area that an account has no access to', async () => {
    const { router } = showAdmin('/admin/forms/visit_list');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      '您的帳號不能使用「申請表單」',
    );
    await router.navigate('/admin/news/nothing');
    await screen.findByText('找不到這個頁面');
  });
  it('starts an account at the dashboard, or at the page that explains missing permissions', () => {
    const withMenu = [{ manifest: { claims: [{ menu: {} }] } }] as unknown as AllowedReleases;
    expect([chooseLandingPath(withMenu), chooseLandingPath(cut)]).toEqual([
      '/admin/dashboard',
      '/admin/error404',
    ]);
  });
});
