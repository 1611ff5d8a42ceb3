import { AdminProvider } from '@admissions/admin-ui';
import { block } from '@admissions/contracts/kinds';
import type { RouteObject } from 'react-router';
import {
  DEPARTMENTS,
  FEATURES,
  OVERVIEWS,
  SCREENS,
  SINGLETONS,
  SPECIALIZED,
} from './screens/areas.ts';
import type { ContentScreen, Screen } from './screens/content-screen.ts';
import { pathIn } from './screens/content-screen.ts';

const at = (feature: string) => `mf_admin_content/features/${feature}`;

const route = (path: string, lazy: () => Promise<Screen>): RouteObject => ({
  id: `mf_admin_content${path}`,
  path: path.slice(1),
  lazy,
});
const list = (screen: ContentScreen) =>
  route(pathIn(screen, screen.list), async () =>
    (await import('./screens/list-screen.tsx')).listScreen(screen),
  );
const form = (screen: ContentScreen, path: string, part?: 'body') =>
  route(pathIn(screen, path), async () =>
    (await import('./screens/form-screen.tsx')).formScreen(screen, part),
  );

function formsOf(
  screen: ContentScreen,
  pages: readonly ('add' | 'edit')[] = ['add', 'edit'],
): RouteObject[] {
  const paths = [...new Set(pages.flatMap((page) => screen[page] ?? []))];
  return [
    ...paths.map((path) => form(screen, path)),
    ...(screen.body ? [form(screen, screen.body, 'body')] : []),
  ];
}

const departments = DEPARTMENTS.flatMap(({ department, share }) => [
  list(department),
  ...formsOf(department, ['add']),
  route(pathIn(share, share.list), async () =>
    (await import('./screens/department-screen.ts')).departmentScreen(department, share),
  ),
]);
const overviews = OVERVIEWS.map(({ area, path, kinds, ...words }) => {
  const sections = [
    ...kinds.map((kind) => ({
      kind,
      path: pathIn(
        { kind },
        [...SCREENS, FEATURES].find((screen) => screen.kind === kind)?.list ?? '',
      ),
    })),
    ...(area === 'setting' ? [{ kind: block, path: '/admin/setting/block_list' }] : []),
  ];
  return route(`/admin/${area}/${path}`, async () =>
    (await import('./screens/overview-screen.tsx')).overviewScreen({ ...words, sections }),
  );
});

export const routes: RouteObject[] = [
  {
    id: 'mf_admin_content/provider',
    Component: AdminProvider,
    children: [
      {
        id: at('news/news-list-page'),
        path: 'admin/news/list',
        lazy: () => import('./features/news/news-list-page.tsx'),
      },
      {
        id: at('news/news-add-page'),
        path: 'admin/news/add',
        lazy: () => import('./features/news/news-add-page.tsx'),
      },
      {
        id: at('news/news-edit-page'),
        path: 'admin/news/edit',
        lazy: () => import('./features/news/news-edit-page.tsx'),
      },
      {
        id: at('news/news-body-page'),
        path: 'admin/news/edit_cont',
        lazy: () => import('./features/news/news-body-page.tsx'),
      },
      {
        id: at('ad/places-page'),
        path: 'admin/ad/banner',
        lazy: () => import('./features/ad/places-page.tsx'),
      },
      {
        id: at('ad/banner-list-page'),
        path: 'admin/ad/banner_list',
        lazy: () => import('./features/ad/banner-list-page.tsx'),
      },
      {
        id: at('ad/banner-form-page'),
        path: 'admin/ad/edit_sub',
        lazy: () => import('./features/ad/banner-form-page.tsx'),
      },
      {
        id: at('setting/block-list-page'),
        path: 'admin/setting/block_list',
        lazy: () => import('./features/setting/block-list-page.tsx'),
      },
      {
        id: at('setting/block-form-page'),
        path: 'admin/setting/add_block',
        lazy: () => import('./features/setting/block-form-page.tsx'),
      },
      ...overviews,
      ...SCREENS.flatMap((screen) => [list(screen), ...formsOf(screen)]),
      list(FEATURES),
      route(pathIn(FEATURES, 'edit_features'), async () =>
        (await import('./screens/features-screen.tsx')).featuresScreen(FEATURES),
      ),
      ...departments,
      route(pathIn(SPECIALIZED, SPECIALIZED.list), async () =>
        (await import('./screens/specialized-screen.ts')).specializedScreen(SPECIALIZED),
      ),
      ...SINGLETONS.map((screen) =>
        route(pathIn(screen, screen.path), async () =>
          (await import('./screens/singleton-screen.tsx')).singletonScreen(screen.kind),
        ),
      ),
    ],
  },
];
