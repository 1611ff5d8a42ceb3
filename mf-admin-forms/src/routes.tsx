import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';
import type { FormScreen } from './lib/form-screen.ts';

type Screens = typeof import('./screens/screens.ts')['SCREENS'];
interface PageModule {
  createPage: (screen: FormScreen) => Pick<RouteObject, 'loader' | 'Component'>;
}

/** Messages of a form load with its pages, not with the routes. */
async function loadPage(form: keyof Screens, page: Promise<PageModule>) {
  const [{ SCREENS }, { createPage }] = await Promise.all([import('./screens/screens.ts'), page]);
  return createPage(SCREENS[form]);
}

const formRoutes = (['visit', 'interview', 'teaching'] as const).flatMap((form): RouteObject[] => [
  {
    id: `mf_admin_forms/pages/inbox/${form}`,
    path: `admin/forms/${form}_list`,
    lazy: () => loadPage(form, import('./pages/inbox-page.tsx')),
  },
  {
    id: `mf_admin_forms/pages/review/${form}`,
    path: `admin/forms/edit_${form}`,
    lazy: () => loadPage(form, import('./features/review/review-page.tsx')),
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
