import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';

const at = (page: string) => `mf_public/original/${page}`;
// The page of a modern route, under a second path: what follows the @ only makes the id its own.
const again = (page: string) => `mf_public/${page}@original`;

const pages: RouteObject[] = [
  {
    id: at('classic-home-page'),
    path: 'home',
    lazy: () => import('./original/classic-home-page.tsx'),
  },
  {
    id: again('features/tours/tours-page'),
    path: '360tours',
    lazy: () => import('./features/tours/tours-page.tsx'),
  },
  {
    id: again('features/guide/bachelor-page'),
    path: 'bachelor',
    lazy: () => import('./features/guide/bachelor-page.tsx'),
  },
  {
    id: again('features/department/bachelor-department-page'),
    path: 'bachelorCont',
    lazy: () => import('./features/department/bachelor-department-page.tsx'),
  },
  {
    id: again('features/opportunities/digit-page'),
    path: 'digit',
    lazy: () => import('./features/opportunities/digit-page.tsx'),
  },
  { id: at('example-page'), path: 'example', lazy: () => import('./original/example-page.tsx') },
  {
    id: again('features/interview/interview-page'),
    path: 'formInterview',
    lazy: () => import('./features/interview/interview-page.tsx'),
  },
  {
    id: again('features/teaching/teaching-page'),
    path: 'formTeacher',
    lazy: () => import('./features/teaching/teaching-page.tsx'),
  },
  {
    id: again('features/visit/visit-page'),
    path: 'formVsit',
    lazy: () => import('./features/visit/visit-page.tsx'),
  },
  {
    id: again('features/camp/camp-page'),
    path: 'highSchool',
    lazy: () => import('./features/camp/camp-page.tsx'),
  },
  {
    id: again('features/camp/camp-article-page'),
    path: 'highSchoolCont',
    lazy: () => import('./features/camp/camp-article-page.tsx'),
  },
  {
    id: again('features/opportunities/international-page'),
    path: 'international',
    lazy: () => import('./features/opportunities/international-page.tsx'),
  },
  {
    id: again('features/guide/specialized-page'),
    path: 'International_aca',
    lazy: () => import('./features/guide/specialized-page.tsx'),
  },
  {
    id: again('features/news/news-page'),
    path: 'news',
    lazy: () => import('./features/news/news-page.tsx'),
  },
  {
    id: again('features/news/article-page'),
    path: 'newsCont',
    lazy: () => import('./features/news/article-page.tsx'),
  },
  {
    id: again('features/guide/master-page'),
    path: 'phd',
    lazy: () => import('./features/guide/master-page.tsx'),
  },
  {
    id: again('features/opportunities/practice-page'),
    path: 'practice',
    lazy: () => import('./features/opportunities/practice-page.tsx'),
  },
  {
    id: again('features/admissions/admissions-page'),
    path: 'recruitStudents',
    lazy: () => import('./features/admissions/admissions-page.tsx'),
  },
  {
    id: again('features/share/share-page'),
    path: 'share',
    lazy: () => import('./features/share/share-page.tsx'),
  },
  {
    id: again('features/share/story-page'),
    path: 'shareCont',
    lazy: () => import('./features/share/story-page.tsx'),
  },
  {
    id: again('features/staff/staff-page'),
    path: 'staff',
    lazy: () => import('./features/staff/staff-page.tsx'),
  },
  {
    id: again('features/opportunities/studying-page'),
    path: 'studying',
    lazy: () => import('./features/opportunities/studying-page.tsx'),
  },
  {
    id: again('features/traffic/traffic-page'),
    path: 'traffic',
    lazy: () => import('./features/traffic/traffic-page.tsx'),
  },
  {
    id: at('university-life-page'),
    path: 'universitylife',
    lazy: () => import('./original/university-life-page.tsx'),
  },
  {
    id: again('features/life/life-article-page'),
    path: 'unlifeCont',
    lazy: () => import('./features/life/life-article-page.tsx'),
  },
  {
    id: again('features/video/video-page'),
    path: 'video',
    lazy: () => import('./features/video/video-page.tsx'),
  },
  {
    id: again('features/campus-vitality/campus-vitality-page'),
    path: 'yzu',
    lazy: () => import('./features/campus-vitality/campus-vitality-page.tsx'),
  },
];

/** The earlier edition: the pages of today under their old names, in their old dress. */
export const originalRoutes: RouteObject = {
  id: at('classic-layout'),
  path: 'original',
  lazy: () => import('./original/classic-layout.tsx'),
  children: [
    { id: 'mf_public/original', index: true, loader: () => redirect('/original/home', 301) },
    ...pages,
  ],
};
