import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';

const accounts = 'mf_admin_accounts/features/accounts';
const audit = 'mf_admin_accounts/features/audit';
const releases = 'mf_admin_accounts/features/releases';
const whitelist = 'mf_admin_accounts/features/whitelist';

export const routes: RouteObject[] = [
  {
    id: 'mf_admin_accounts/routes',
    Component: AdminProvider,
    children: [
      {
        id: `${accounts}/account-list-page`,
        path: 'admin/account/list',
        lazy: () => import('./features/accounts/account-list-page.tsx'),
      },
      {
        id: `${accounts}/account-add-page`,
        path: 'admin/account/add',
        lazy: async () => (await import('./features/accounts/account-page.tsx')).addPage,
      },
      {
        id: `${accounts}/account-edit-page`,
        path: 'admin/account/edit',
        lazy: async () => (await import('./features/accounts/account-page.tsx')).editPage,
      },
      {
        id: `${accounts}/account-sessions-page`,
        path: 'admin/account/sessions',
        lazy: async () => (await import('./features/accounts/account-page.tsx')).sessionsPage,
      },
      {
        id: `${audit}/audit-list-page`,
        path: 'admin/account/audit',
        lazy: () => import('./features/audit/audit-list-page.tsx'),
      },
      {
        id: `${releases}/release-list-page`,
        path: 'admin/account/releases',
        lazy: () => import('./features/releases/release-list-page.tsx'),
      },
      {
        id: `${releases}/release-detail-page`,
        path: 'admin/account/release',
        lazy: () => import('./features/releases/release-detail-page.tsx'),
      },
      {
        id: `${releases}/owner-page`,
        path: 'admin/account/release_owner',
        lazy: () => import('./features/releases/owner-page.tsx'),
      },
      {
        id: `${whitelist}/ip-list-page`,
        path: 'admin/account/ip_list',
        lazy: () => import('./features/whitelist/ip-list-page.tsx'),
      },
      {
        id: `${whitelist}/ip-add-page`,
        path: 'admin/account/add_ip',
        lazy: async () => (await import('./features/whitelist/ip-page.tsx')).addPage,
      },
      {
        id: `${whitelist}/ip-edit-page`,
        path: 'admin/account/edit_ip',
        lazy: async () => (await import('./features/whitelist/ip-page.tsx')).editPage,
      },
    ],
  },
];
