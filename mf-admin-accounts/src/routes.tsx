import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';

const page = (file: string, path: string, lazy: RouteObject['lazy']): RouteObject => ({
  id: `mf_admin_accounts/features/${file}`,
  path: `admin/account/${path}`,
  lazy,
});
const account = () => import('./features/accounts/account-page.tsx');
const ip = () => import('./features/whitelist/ip-page.tsx');

export const routes: RouteObject[] = [
  {
    id: 'mf_admin_accounts/routes',
    Component: AdminProvider,
    children: [
      page(
        'accounts/account-list-page',
        'list',
        () => import('./features/accounts/account-list-page.tsx'),
      ),
      page('accounts/account-add-page', 'add', async () => (await account()).addPage),
      page('accounts/account-edit-page', 'edit', async () => (await account()).editPage),
      page('audit/audit-list-page', 'audit', () => import('./features/audit/audit-list-page.tsx')),
      page(
        'releases/release-list-page',
        'releases',
        () => import('./features/releases/release-list-page.tsx'),
      ),
      page(
        'releases/release-detail-page',
        'release',
        () => import('./features/releases/release-detail-page.tsx'),
      ),
      page(
        'releases/owner-page',
        'release_owner',
        () => import('./features/releases/owner-page.tsx'),
      ),
      page(
        'whitelist/ip-list-page',
        'ip_list',
        () => import('./features/whitelist/ip-list-page.tsx'),
      ),
      page('whitelist/ip-add-page', 'add_ip', async () => (await ip()).addPage),
      page('whitelist/ip-edit-page', 'edit_ip', async () => (await ip()).editPage),
    ],
  },
];
