/** Classic pages (/original, the earlier edition) and today's addresses; spelt as printed. */
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

/** The inverse of MODERN. */
const CLASSIC: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MODERN)
    .filter(([name]) => name !== 'example')
    .map(([name, href]) => [href, `/original/${name}`]),
);

/** The classic page of an address, with its query; the address itself if there is none. */
export function classicHref(href: string) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const classic = CLASSIC[path];
  if (!classic) return href;
  // There, all parts are on one page.
  const part = path === '/life' ? /^\?type=([123])$/.exec(rest)?.[1] : undefined;
  return part ? `${classic}#type${part}` : classic + rest;
}

/** Today's address of a classic page (path and query). */
export function modernHref(address: string) {
  const [path = '', query] = address.split('?', 2);
  return (MODERN[path.split('/')[2] ?? ''] ?? '/') + (query ? `?${query}` : '');
}
