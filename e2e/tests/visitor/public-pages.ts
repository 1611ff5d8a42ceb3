export interface PublicPage {
  path: string;
  /** API lists with first entries that the page must show. */
  lists?: readonly string[];
  /** Text on a site without content, if any. */
  empty?: string;
  /** Pages of one entry, missing without content. */
  isEntry?: true;
}
/** Today's public pages, each kind of entry with its first one. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    lists: [
      'news?perpage=5',
      'setting/college_list',
      'setting/banner_list',
      'setting/selection_list',
      'setting/senior_list',
      'setting/features_sub_list',
      'about/video_list?perpage=4',
      'vr/vr_list',
    ],
    empty: '目前沒有新聞',
  },
  { path: '/admissions', lists: ['about/admissions_list?perpage=50'], empty: '管道整理中' },
  { path: '/traffic' },
  { path: '/video', lists: ['about/video_list?perpage=9'], empty: '還沒有影片' },
  {
    path: '/events',
    lists: ['highschool/event_list', 'highschool/camp_list'],
    empty: '目前沒有符合的活動',
  },
  { path: '/eventCont?id=1', isEntry: true },
  { path: '/camp', lists: ['highschool/camp_list'], empty: '目前沒有符合的場次' },
  { path: '/campCont?id=1', isEntry: true },
  { path: '/staff', lists: ['highschool/staff_services_list'], empty: '服務整理中' },
  { path: '/formVisit' },
  { path: '/formVisit?who=student' },
  { path: '/myVisit' },
  { path: '/formInterview' },
  { path: '/formTeacher' },
  { path: '/formQuestion?id=1', isEntry: true },
  {
    path: '/studying',
    lists: ['selfvalue/apply_list', 'selfvalue/course_list', 'selfvalue/department_list'],
    empty: '辦法整理中',
  },
  {
    path: '/international',
    lists: [
      'selfvalue/exchange_list',
      'selfvalue/degree_list',
      'selfvalue/volunteer_list',
      'selfvalue/teaching_list',
    ],
    empty: '目前沒有資料',
  },
  { path: '/digit', empty: '內容整理中' },
  { path: '/practice', lists: ['selfvalue/practice_list'], empty: '實習資訊整理中' },
  { path: '/share', lists: ['college/share_list?perpage=9'], empty: '目前沒有資料' },
  { path: '/shareCont?id=1', isEntry: true },
  { path: '/life', lists: ['college/life_list?type=1'], empty: '內容整理中' },
  { path: '/life?type=2', lists: ['college/life_list?type=2'], empty: '內容整理中' },
  { path: '/life?type=3', lists: ['college/life_list?type=3'], empty: '內容整理中' },
  { path: '/lifeCont?id=1', isEntry: true },
  { path: '/yzu', lists: ['college/yzu_list'], empty: '內容整理中' },
  { path: '/news', lists: ['news?page=1&perpage=10'], empty: '目前沒有新聞' },
  { path: '/newsCont?id=1', isEntry: true },
  { path: '/360tours', lists: ['vr/vr_list'], empty: '環景整理中' },
  {
    path: '/bachelor',
    lists: ['faculty/bachelor_list', 'faculty/bachelor_department_list?perpage=100'],
    empty: '目前沒有資料',
  },
  { path: '/bachelorCont?id=1', isEntry: true },
  {
    path: '/master',
    lists: ['faculty/master_list', 'faculty/master_department_list?perpage=100'],
    empty: '目前沒有資料',
  },
  { path: '/masterCont?id=1', isEntry: true },
  {
    path: '/specialized',
    lists: ['faculty/specialized_list', 'faculty/specialized_department_list'],
    empty: '目前沒有資料',
  },
  { path: '/specializedCont?id=1', isEntry: true },
  { path: '/undecided' },
  { path: '/compare?d=bachelor-1&d=master-1', empty: '還沒有選學系' },
  { path: '/search?q=獎學金', empty: '找不到' },
  { path: '/sitemap' },
  { path: '/accessibility' },
  { path: '/privacy' },
];
const numbered = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${path}#div${index + 1}`);
export const COLLEGE_ANCHORS = [...numbered('/bachelor', 7), ...numbered('/master', 6)];
/** One page per layout, for rules common to all. */
export const SAMPLE_PAGES = [
  '/',
  '/news',
  '/newsCont?id=1',
  '/formVisit',
  '/bachelorCont?id=1',
] as const;
/** Names of the earlier edition, and today's page of each. */
export const ORIGINAL_PAGES = {
  home: '/',
  '360tours': '/360tours',
  bachelor: '/bachelor',
  'bachelorCont?id=1': '/bachelorCont?id=1',
  digit: '/digit',
  example: null,
  formInterview: '/formInterview',
  formTeacher: '/formTeacher',
  formVsit: '/formVisit',
  highSchool: '/camp',
  'highSchoolCont?id=1': '/campCont?id=1',
  international: '/international',
  International_aca: '/specialized',
  news: '/news',
  'newsCont?id=1': '/newsCont?id=1',
  phd: '/master',
  practice: '/practice',
  recruitStudents: '/admissions',
  share: '/share',
  'shareCont?id=1': '/shareCont?id=1',
  staff: '/staff',
  studying: '/studying',
  traffic: '/traffic',
  universitylife: '/life',
  'unlifeCont?id=1': '/lifeCont?id=1',
  video: '/video',
  yzu: '/yzu',
} as const;
/** Pages of the earlier edition, with the expectations of today's pages. */
export const ORIGINAL_TABLE: readonly PublicPage[] = Object.entries(ORIGINAL_PAGES).map(
  ([name, today]) => ({
    ...PUBLIC_PAGES.find(({ path }) => path === today),
    // Its home page differs: a static banner, the news, and a table of colleges.
    ...(name === 'home' && { lists: ['news?perpage=5', 'setting/college_list'] }),
    path: `/original/${name}`,
  }),
);
