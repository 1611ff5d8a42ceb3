import type { RouteObject } from 'react-router';
import { originalRoutes } from './original-routes.tsx';

// A route's id is the remote's name and the source path of its page: from it the server finds the page's scripts and style sheets.
export const routes: RouteObject[] = [
  {
    id: 'mf_public/features/home/home-page',
    index: true,
    lazy: () => import('./features/home/home-page.tsx'),
  },
  {
    id: 'mf_public/features/news/news-page',
    path: 'news',
    lazy: () => import('./features/news/news-page.tsx'),
  },
  {
    id: 'mf_public/features/news/article-page',
    path: 'newsCont',
    lazy: () => import('./features/news/article-page.tsx'),
  },
  {
    id: 'mf_public/features/admissions/admissions-page',
    path: 'admissions',
    lazy: () => import('./features/admissions/admissions-page.tsx'),
  },
  {
    id: 'mf_public/features/events/events-page',
    path: 'events',
    lazy: () => import('./features/events/events-page.tsx'),
  },
  {
    id: 'mf_public/features/events/event-page',
    path: 'eventCont',
    lazy: () => import('./features/events/event-page.tsx'),
  },
  {
    id: 'mf_public/features/visit/visit-page',
    path: 'formVisit',
    lazy: () => import('./features/visit/visit-page.tsx'),
  },
  {
    id: 'mf_public/features/interview/interview-page',
    path: 'formInterview',
    lazy: () => import('./features/interview/interview-page.tsx'),
  },
  {
    id: 'mf_public/features/teaching/teaching-page',
    path: 'formTeacher',
    lazy: () => import('./features/teaching/teaching-page.tsx'),
  },
  {
    id: 'mf_public/features/question/question-page',
    path: 'formQuestion',
    lazy: () => import('./features/question/question-page.tsx'),
  },
  {
    id: 'mf_public/features/guide/bachelor-page',
    path: 'bachelor',
    lazy: () => import('./features/guide/bachelor-page.tsx'),
  },
  {
    id: 'mf_public/features/department/bachelor-department-page',
    path: 'bachelorCont',
    lazy: () => import('./features/department/bachelor-department-page.tsx'),
  },
  {
    id: 'mf_public/features/guide/master-page',
    path: 'master',
    lazy: () => import('./features/guide/master-page.tsx'),
  },
  {
    id: 'mf_public/features/department/master-department-page',
    path: 'masterCont',
    lazy: () => import('./features/department/master-department-page.tsx'),
  },
  {
    id: 'mf_public/features/guide/specialized-page',
    path: 'specialized',
    lazy: () => import('./features/guide/specialized-page.tsx'),
  },
  {
    id: 'mf_public/features/department/specialized-department-page',
    path: 'specializedCont',
    lazy: () => import('./features/department/specialized-department-page.tsx'),
  },
  {
    id: 'mf_public/features/compare/compare-page',
    path: 'compare',
    lazy: () => import('./features/compare/compare-page.tsx'),
  },
  {
    id: 'mf_public/features/opportunities/studying-page',
    path: 'studying',
    lazy: () => import('./features/opportunities/studying-page.tsx'),
  },
  {
    id: 'mf_public/features/opportunities/international-page',
    path: 'international',
    lazy: () => import('./features/opportunities/international-page.tsx'),
  },
  {
    id: 'mf_public/features/opportunities/digit-page',
    path: 'digit',
    lazy: () => import('./features/opportunities/digit-page.tsx'),
  },
  {
    id: 'mf_public/features/opportunities/practice-page',
    path: 'practice',
    lazy: () => import('./features/opportunities/practice-page.tsx'),
  },
  {
    id: 'mf_public/features/tours/tours-page',
    path: '360tours',
    lazy: () => import('./features/tours/tours-page.tsx'),
  },
  {
    id: 'mf_public/features/camp/camp-page',
    path: 'camp',
    lazy: () => import('./features/camp/camp-page.tsx'),
  },
  {
    id: 'mf_public/features/camp/camp-article-page',
    path: 'campCont',
    lazy: () => import('./features/camp/camp-article-page.tsx'),
  },
  {
    id: 'mf_public/features/staff/staff-page',
    path: 'staff',
    lazy: () => import('./features/staff/staff-page.tsx'),
  },
  {
    id: 'mf_public/features/share/share-page',
    path: 'share',
    lazy: () => import('./features/share/share-page.tsx'),
  },
  {
    id: 'mf_public/features/share/story-page',
    path: 'shareCont',
    lazy: () => import('./features/share/story-page.tsx'),
  },
  {
    id: 'mf_public/features/life/life-page',
    path: 'life',
    lazy: () => import('./features/life/life-page.tsx'),
  },
  {
    id: 'mf_public/features/life/life-article-page',
    path: 'lifeCont',
    lazy: () => import('./features/life/life-article-page.tsx'),
  },
  {
    id: 'mf_public/features/campus-vitality/campus-vitality-page',
    path: 'yzu',
    lazy: () => import('./features/campus-vitality/campus-vitality-page.tsx'),
  },
  {
    id: 'mf_public/features/video/video-page',
    path: 'video',
    lazy: () => import('./features/video/video-page.tsx'),
  },
  {
    id: 'mf_public/features/traffic/traffic-page',
    path: 'traffic',
    lazy: () => import('./features/traffic/traffic-page.tsx'),
  },
  {
    id: 'mf_public/features/site/search-page',
    path: 'search',
    lazy: () => import('./features/site/search-page.tsx'),
  },
  {
    id: 'mf_public/features/site/sitemap-page',
    path: 'sitemap',
    lazy: () => import('./features/site/sitemap-page.tsx'),
  },
  {
    id: 'mf_public/features/site/accessibility-page',
    path: 'accessibility',
    lazy: () => import('./features/site/accessibility-page.tsx'),
  },
  {
    id: 'mf_public/features/site/privacy-page',
    path: 'privacy',
    lazy: () => import('./features/site/privacy-page.tsx'),
  },
  originalRoutes,
];
