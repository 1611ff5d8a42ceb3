import { AdminProvider } from '@admissions/admin-ui';
import { finder } from '@admissions/model/kinds';
import { ADMIN_NUMBERS } from '@admissions/protocol/staff';
import type { RouteObject } from 'react-router';
import { ROLLOVER_KINDS } from './lib/rollover-kinds.ts';
import { buildPath, type ContentScreen } from './screens/content-screen.ts';
import { NEWS, OVERVIEWS, SCREENS, SINGLETONS } from './screens/screens.ts';

type Lazy = NonNullable<RouteObject['lazy']>;
const route = (path: string, lazy: Lazy): RouteObject => ({
  id: `mf_admin_content${path}`,
  path: path.slice(1),
  lazy,
});
const list = (screen: ContentScreen) =>
  route(buildPath(screen, screen.list), async () => {
    if (screen === NEWS) return (await import('./features/news/news-list.tsx')).newsListScreen();
    if (!screen.tab) return (await import('./screens/list-screen.tsx')).listScreen(screen);
    const { specializedScreen } = await import('./screens/tabbed-screen.tsx');
    return specializedScreen(screen, screen.tab);
  });
const form = (screen: ContentScreen, path: string) =>
  route(buildPath(screen, path), async () => {
    const { heading, headingPage, nested, within, edit } = screen;
    if (heading && path === headingPage)
      return (await import('./screens/form-screen.tsx')).featuresScreen(screen, heading);
    if (nested && within && path === edit)
      return (await import('./screens/tabbed-screen.tsx')).departmentScreen(screen, nested, within);
    return (await import('./screens/form-screen.tsx')).formScreen(screen);
  });
const body = (screen: ContentScreen, path: string) =>
  route(buildPath(screen, path), async () =>
    (await import('./screens/form-screen.tsx')).formScreen(screen, 'body'),
  );

function buildRoutes(screen: ContentScreen): RouteObject[] {
  const forms = new Set([screen.add, screen.edit].filter((path) => path !== undefined));
  return [
    list(screen),
    ...[...forms].map((path) => form(screen, path)),
    ...(screen.body ? [body(screen, screen.body)] : []),
  ];
}

const overviews = OVERVIEWS.map((overview) =>
  route(`/admin/${overview.area}/${overview.path}`, async () =>
    (await import('./screens/overview-screen.tsx')).overviewScreen(overview),
  ),
);

export const routes: RouteObject[] = [
  {
    id: 'mf_admin_content/provider',
    Component: AdminProvider,
    children: [
      route('/admin/ad/banner', () => import('./features/ad/positions-page.tsx')),
      route('/admin/ad/banner_list', () => import('./features/ad/banner-list-page.tsx')),
      route('/admin/ad/edit_sub', () => import('./features/ad/banner-form-page.tsx')),
      route('/admin/setting/block_list', () => import('./features/setting/block-list-page.tsx')),
      route('/admin/setting/add_block', () => import('./features/setting/block-form-page.tsx')),
      route('/admin/setting/go_live', () => import('./features/setting/go-live-page.tsx')),
      route('/admin/media/library', () => import('./features/media/media-page.tsx')),
      route('/admin/media/photos', () => import('./features/media/photos-page.tsx')),
      route('/admin/bundle/list', () => import('./features/bundle/bundle-page.tsx')),
      ...overviews,
      ...[...new Set(ROLLOVER_KINDS.map(({ area }) => area))].map((area) =>
        route(`/admin/${area}/turnover`, async () =>
          (await import('./features/rollover/rollover-page.tsx')).rolloverScreen(area),
        ),
      ),
      ...(['faculty', 'about'] as const).map((area) =>
        route(ADMIN_NUMBERS[area], async () =>
          (await import('./features/numbers/numbers-page.tsx')).numbersScreen(area),
        ),
      ),
      ...[NEWS, ...SCREENS].flatMap(buildRoutes),
      ...SINGLETONS.map((screen) =>
        route(buildPath(screen, screen.path), async () =>
          screen.kind.id === finder.id
            ? (await import('./features/setting/empty-searches.tsx')).finderScreen()
            : (await import('./screens/singleton-screen.tsx')).singletonScreen(screen.kind),
        ),
      ),
    ],
  },
];
