import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';

const at = (page: string) => `mf_public/original/${page}`;

const pages: RouteObject[] = [
  { id: at('home-page'), path: 'home', lazy: () => import('./original/home-page.tsx') },
  { id: at('tours-page'), path: '360tours', lazy: () => import('./original/tours-page.tsx') },
  { id: at('bachelor-page'), path: 'bachelor', lazy: () => import('./original/bachelor-page.tsx') },
  { id: at('bachelor-department-page'), path: 'bachelorCont', lazy: () => import('./original/bachelor-department-page.tsx') },
  { id: at('digit-page'), path: 'digit', lazy: () => import('./original/digit-page.tsx') },
  { id: at('example-page'), path: 'example', lazy: () => import('./original/example-page.tsx') },
  { id: at('interview-page'), path: 'formInterview', lazy: () => import('./original/interview-page.tsx') },
  { id: at('teaching-page'), path: 'formTeacher', lazy: () => import('./original/teaching-page.tsx') },
  { id: at('visit-page'), path: 'formVsit', lazy: () => import('./original/visit-page.tsx') },
  { id: at('camp-page'), path: 'highSchool', lazy: () => import('./original/camp-page.tsx') },
  { id: at('camp-article-page'), path: 'highSchoolCont', lazy: () => import('./original/camp-article-page.tsx') },
  { id: at('international-page'), path: 'international', lazy: () => import('./original/international-page.tsx') },
  { id: at('specialized-page'), path: 'International_aca', lazy: () => import('./original/specialized-page.tsx') },
  { id: at('news-page'), path: 'news', lazy: () => import('./original/news-page.tsx') },
  { id: at('article-page'), path: 'newsCont', lazy: () => import('./original/article-page.tsx') },
  { id: at('master-page'), path: 'phd', lazy: () => import('./original/master-page.tsx') },
  { id: at('practice-page'), path: 'practice', lazy: () => import('./original/practice-page.tsx') },
  { id: at('admissions-page'), path: 'recruitStudents', lazy: () => import('./original/admissions-page.tsx') },
  { id: at('share-page'), path: 'share', lazy: () => import('./original/share-page.tsx') },
  { id: at('story-page'), path: 'shareCont', lazy: () => import('./original/story-page.tsx') },
  { id: at('staff-page'), path: 'staff', lazy: () => import('./original/staff-page.tsx') },
  { id: at('studying-page'), path: 'studying', lazy: () => import('./original/studying-page.tsx') },
  { id: at('traffic-page'), path: 'traffic', lazy: () => import('./original/traffic-page.tsx') },
  { id: at('university-life-page'), path: 'universitylife', lazy: () => import('./original/university-life-page.tsx') },
  { id: at('life-article-page'), path: 'unlifeCont', lazy: () => import('./original/life-article-page.tsx') },
  { id: at('video-page'), path: 'video', lazy: () => import('./original/video-page.tsx') },
  { id: at('yzu-page'), path: 'yzu', lazy: () => import('./original/yzu-page.tsx') },
];

/** The earlier edition: the pages of today under their old names, in their old dress. */
export const originalRoutes: RouteObject = {
  id: at('classic-layout'),
  path: 'original',
  lazy: () => import('./original/classic-layout.tsx'),
  children: [{ id: 'mf_public/original', index: true, loader: () => redirect('/original/home', 301) }, ...pages],
};
