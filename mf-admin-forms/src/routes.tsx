import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';
import type { FormScreen } from './lib/form-screen.ts';

/** Messages of a form load with its pages, not with the routes. */
const SCREENS: Readonly<Record<string, () => Promise<FormScreen>>> = {
  visit: async () => (await import('./screens/visit.ts')).visitScreen,
  interview: async () => (await import('./screens/interview.ts')).interviewScreen,
  teaching: async () => (await import('./screens/teaching.ts')).teachingScreen,
};

const formRoutes = Object.entries(SCREENS).flatMap(([form, loadScreen]): RouteObject[] => [
  {
    id: `mf_admin_forms/pages/inbox/${form}`,
    path: `admin/forms/${form}_list`,
    async lazy() {
      const [screen, { createInboxPage }] = await Promise.all([
        loadScreen(),
        import('./pages/create-inbox-page.tsx'),
      ]);
      return createInboxPage(screen);
    },
  },
  {
    id: `mf_admin_forms/pages/review/${form}`,
    path: `admin/forms/edit_${form}`,
    async lazy() {
      const [screen, { createReviewPage }] = await Promise.all([
        loadScreen(),
        import('./features/review/review-page.tsx'),
      ]);
      return createReviewPage(screen);
    },
  },
]);

export const routes: RouteObject[] = [
  {
    id: 'mf_admin_forms/routes',
    Component: AdminProvider,
    children: [
      ...formRoutes,
      {
        id: 'mf_admin_forms/features/questions/question-list-page',
        path: 'admin/forms/question_list',
        lazy: () => import('./features/questions/question-list-page.tsx'),
      },
      {
        id: 'mf_admin_forms/features/questions/question-page',
        path: 'admin/forms/edit_question',
        lazy: () => import('./features/questions/question-page.tsx'),
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
