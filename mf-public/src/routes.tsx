import type { RouteObject } from 'react-router';

// A route's id is the remote's name and the source path of its page: from it the server finds the page's scripts and style sheets.
export const routes: RouteObject[] = [
  { id: 'mf_public/features/home/home-page', index: true, lazy: () => import('./features/home/home-page.tsx') },
  { id: 'mf_public/features/news/news-page', path: 'news', lazy: () => import('./features/news/news-page.tsx') },
  { id: 'mf_public/features/news/article-page', path: 'newsCont', lazy: () => import('./features/news/article-page.tsx') },
  { id: 'mf_public/features/admissions/admissions-page', path: 'admissions', lazy: () => import('./features/admissions/admissions-page.tsx') },
  { id: 'mf_public/features/visit/visit-page', path: 'formVisit', lazy: () => import('./features/visit/visit-page.tsx') },
];
