import { type RouteObject, redirect } from 'react-router';
import { MODERN } from './original/modern-href.ts';

const pages = import.meta.glob<
  Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'handle' | 'loader' | 'shouldRevalidate'>
>('./{features,original}/**/*-{page,layout}.tsx');

/** Page files by path; `…Cont` is the page of one entry. The specification names the paths. */
export const PAGES: Readonly<Record<string, string>> = {
  '': 'features/home/home-page',
  news: 'features/news/news-page',
  newsCont: 'features/news/article-page',
  admissions: 'features/admissions/admissions-page',
  events: 'features/events/events-page',
  eventCont: 'features/events/event-page',
  formVisit: 'features/visit/visit-page',
  myVisit: 'features/visit/my-visit-page',
  formInterview: 'features/interview/interview-page',
  formTeacher: 'features/teaching/teaching-page',
  formQuestion: 'features/question/question-page',
  bachelor: 'features/guide/guide-page',
  bachelorCont: 'features/department/department-page',
  master: 'features/guide/guide-page',
  masterCont: 'features/department/department-page',
  specialized: 'features/guide/specialized-page',
  specializedCont: 'features/department/department-page',
  compare: 'features/compare/compare-page',
  undecided: 'features/undecided/undecided-page',
  studying: 'features/programmes/studying-page',
  international: 'features/programmes/international-page',
  digit: 'features/programmes/digit-page',
  practice: 'features/programmes/practice-page',
  '360tours': 'features/tours/tours-page',
  camp: 'features/camp/camp-page',
  campCont: 'features/camp/camp-article-page',
  staff: 'features/staff/staff-page',
  share: 'features/share/share-page',
  shareCont: 'features/share/story-page',
  life: 'features/life/life-page',
  lifeCont: 'features/life/life-article-page',
  yzu: 'features/campus-vitality/campus-vitality-page',
  video: 'features/video/video-page',
  traffic: 'features/traffic/traffic-page',
  search: 'features/site/search-page',
  sitemap: 'features/site/sitemap-page',
  accessibility: 'features/site/accessibility-page',
  privacy: 'features/site/privacy-page',
};
/** Classic pages that have a file of their own. */
const CLASSIC_PAGES: Readonly<Record<string, string>> = {
  home: 'original/classic-home-page',
  example: 'original/example-page',
  universitylife: 'original/university-life-page',
};
/** Classic pages: today's pages in the design and under the addresses of the earlier edition. */
export const ORIGINAL_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MODERN).map(([name, href]) => [
    name,
    CLASSIC_PAGES[name] ?? PAGES[href.slice(1)] ?? '',
  ]),
);

// The server finds assets by the source path in the id; the part after @ makes it unique.
const toRoute = (page: string, key: string) => ({
  id: `mf_public/${page}@${key}`,
  lazy: pages[`./${page}.tsx`],
});
const toRoutes = (table: Readonly<Record<string, string>>, prefix: string): RouteObject[] =>
  Object.entries(table).map(([path, page]) => ({
    ...toRoute(page, prefix + path),
    ...(path ? { path } : { index: true }),
  }));

export const routes: RouteObject[] = [
  ...toRoutes(PAGES, '/'),
  {
    ...toRoute('original/classic-layout', '/original'),
    path: 'original',
    children: [
      { id: 'mf_public/original', index: true, loader: () => redirect('/original/home', 301) },
      ...toRoutes(ORIGINAL_PAGES, '/original/'),
    ],
  },
];
