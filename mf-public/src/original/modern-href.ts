/** Each page of the earlier edition and where it is today; the spellings are those that were printed. */
export const MODERN: Readonly<Record<string, string>> = {
  home: '/',
  '360tours': '/360tours',
  bachelor: '/bachelor',
  bachelorCont: '/bachelorCont',
  digit: '/digit',
  example: '/',
  formInterview: '/formInterview',
  formTeacher: '/formTeacher',
  formVsit: '/formVisit',
  highSchool: '/camp',
  highSchoolCont: '/campCont',
  international: '/international',
  International_aca: '/specialized',
  news: '/news',
  newsCont: '/newsCont',
  phd: '/master',
  practice: '/practice',
  recruitStudents: '/admissions',
  share: '/share',
  shareCont: '/shareCont',
  staff: '/staff',
  studying: '/studying',
  traffic: '/traffic',
  universitylife: '/life',
  unlifeCont: '/lifeCont',
  video: '/video',
  yzu: '/yzu',
};

/** Where a page of the earlier edition is today, with what its address says. */
export const modernHref = (pathname: string, search: string) => (MODERN[pathname.split('/')[2] ?? ''] ?? '/') + search;
