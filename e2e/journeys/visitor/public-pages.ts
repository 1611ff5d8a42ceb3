/** The visitors' pages, each kind of entry with its first one. */
export const PUBLIC_PAGES = [
  '/',
  '/admissions',
  '/traffic',
  '/video',
  '/camp',
  '/campCont?id=1',
  '/staff',
  '/formVisit',
  '/studying',
  '/international',
  '/digit',
  '/practice',
  '/share',
  '/shareCont?id=1',
  '/life',
  '/life?type=3',
  '/lifeCont?id=1',
  '/yzu',
  '/news',
  '/newsCont?id=1',
  '/360tours',
  '/bachelor',
  '/bachelorCont?id=1',
  '/master',
  '/masterCont?id=1',
  '/specialized',
  '/specializedCont?id=1',
  '/compare?d=bachelor-1&d=master-1',
  '/search?q=獎學金',
  '/sitemap',
  '/accessibility',
  '/privacy',
] as const;
/** One of each shape, for what holds for all alike. */
export const SAMPLE_PAGES = ['/', '/news', '/newsCont?id=1', '/formVisit', '/bachelorCont?id=1'] as const;
/** Pages of entries: without one they are not there. */
export const ENTRY_PAGES = ['/campCont', '/shareCont', '/lifeCont', '/newsCont', '/bachelorCont', '/masterCont', '/specializedCont'] as const;
