import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: 'mf_admin_forms/routes',
    Component: AdminProvider,
    children: [
      {
        id: 'mf_admin_forms/pages/visit-list-page',
        path: 'admin/forms/visit_list',
        lazy: () => import('./pages/visit-list-page.tsx'),
      },
      {
        id: 'mf_admin_forms/pages/edit-visit-page',
        path: 'admin/forms/edit_visit',
        lazy: () => import('./pages/edit-visit-page.tsx'),
      },
      {
        id: 'mf_admin_forms/pages/interview-list-page',
        path: 'admin/forms/interview_list',
        lazy: () => import('./pages/interview-list-page.tsx'),
      },
      {
        id: 'mf_admin_forms/pages/edit-interview-page',
        path: 'admin/forms/edit_interview',
        lazy: () => import('./pages/edit-interview-page.tsx'),
      },
      {
        id: 'mf_admin_forms/pages/teaching-list-page',
        path: 'admin/forms/teaching_list',
        lazy: () => import('./pages/teaching-list-page.tsx'),
      },
      {
        id: 'mf_admin_forms/pages/edit-teaching-page',
        path: 'admin/forms/edit_teaching',
        lazy: () => import('./pages/edit-teaching-page.tsx'),
      },
      {
        id: 'mf_admin_forms/features/outbox/mail-list-page',
        path: 'admin/forms/mail_list',
        lazy: () => import('./features/outbox/mail-list-page.tsx'),
      },
      {
        id: 'mf_admin_forms/features/access/access-list-page',
        path: 'admin/forms/access_list',
        lazy: () => import('./features/access/access-list-page.tsx'),
      },
    ],
  },
];
