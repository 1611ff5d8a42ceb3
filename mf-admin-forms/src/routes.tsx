import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: 'mf_admin_forms/routes',
    Component: AdminProvider,
    children: [
      { id: 'mf_admin_forms/pages/visit-list-page', path: 'admin/forms/visit_list', lazy: () => import('./pages/visit-list-page.tsx') },
      { id: 'mf_admin_forms/pages/edit-visit-page', path: 'admin/forms/edit_visit', lazy: () => import('./pages/edit-visit-page.tsx') },
    ],
  },
];
