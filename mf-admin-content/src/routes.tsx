import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';

const at = (feature: string) => `mf_admin_content/features/${feature}`;

export const routes: RouteObject[] = [
  {
    id: 'mf_admin_content/provider',
    Component: AdminProvider,
    children: [
      { id: at('news/news-list-page'), path: 'admin/news/list', lazy: () => import('./features/news/news-list-page.tsx') },
      { id: at('news/news-add-page'), path: 'admin/news/add', lazy: () => import('./features/news/news-add-page.tsx') },
      { id: at('news/news-edit-page'), path: 'admin/news/edit', lazy: () => import('./features/news/news-edit-page.tsx') },
      { id: at('news/news-body-page'), path: 'admin/news/edit_cont', lazy: () => import('./features/news/news-body-page.tsx') },
      { id: at('ad/places-page'), path: 'admin/ad/banner', lazy: () => import('./features/ad/places-page.tsx') },
      { id: at('ad/banner-list-page'), path: 'admin/ad/banner_list', lazy: () => import('./features/ad/banner-list-page.tsx') },
      { id: at('ad/banner-form-page'), path: 'admin/ad/edit_sub', lazy: () => import('./features/ad/banner-form-page.tsx') },
      { id: at('setting/block-list-page'), path: 'admin/setting/block_list', lazy: () => import('./features/setting/block-list-page.tsx') },
      { id: at('setting/block-form-page'), path: 'admin/setting/add_block', lazy: () => import('./features/setting/block-form-page.tsx') },
    ],
  },
];
