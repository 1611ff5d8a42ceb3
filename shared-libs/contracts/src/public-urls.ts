/** What is known of an entry where its address is made: its fields, relations as ids or as read. */
export interface Addressed {
  readonly id: number;
  readonly [field: string]: unknown;
}
/** Where visitors find the entries of a kind. */
export interface PublicPlace {
  /** The page that lists them. */
  readonly page: string;
  /** Where one entry is shown; absent: on the page as a whole. */
  readonly entry?: (entry: Addressed) => string;
  /** Each entry is a page of its own, for search engines too. */
  readonly isOwnPage?: true;
}

const ownPage = (page: string, path: string): PublicPlace => ({
  page,
  entry: ({ id }) => `${path}?id=${id}`,
  isOwnPage: true,
});
/** Opened on the page of all: a dialog, or a part that unfolds. */
const opened = (page: string, kind?: string): PublicPlace => ({
  page,
  entry: ({ id }) => `${page}?${kind ? `kind=${kind}&` : ''}id=${id}`,
});
const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
const ofDepartment = (page: string, path: string): PublicPlace => ({
  page,
  entry: ({ id, department }) => `${path}?id=${idOf(department)}&share=${id}`,
});
const collegePart = (page: string): PublicPlace => ({
  page,
  entry: ({ anchor }) => `${page}#div${anchor}`,
});
/** Stands on the home page and leads elsewhere. */
const onHome = (anchor: string): PublicPlace => ({
  page: '/',
  entry: ({ link }) => insideOf(link) ?? `/#${anchor}`,
});

/** The place of every kind by its id; `null`: shown around the content of other pages, found nowhere by itself. */
export const PUBLIC_PLACES: Readonly<Record<string, PublicPlace | null>> = {
  'news.category': {
    page: '/news',
    entry: ({ id, type }) => (type === 'topic' ? '/#topics' : `/news?category=${id}`),
  },
  'news.news': ownPage('/news', '/newsCont'),
  'ad.banner': null,
  'ad.bannerSub': null,
  'setting.banner': onHome('hero'),
  'setting.features': onHome('features'),
  'setting.featuresSub': onHome('features'),
  'setting.selection': onHome('selection'),
  'setting.selectionItem': onHome('selection'),
  'setting.senior': onHome('seniors'),
  'setting.seniorItem': {
    page: '/',
    entry: ({ share }) => (idOf(share) ? `/shareCont?id=${idOf(share)}` : '/#seniors'),
  },
  'setting.college': onHome('colleges'),
  'setting.collegeUnit': onHome('colleges'),
  'setting.pic': onHome('pictures'),
  'setting.block': null,
  'faculty.bachelor': collegePart('/bachelor'),
  'faculty.master': collegePart('/master'),
  'faculty.specialized': collegePart('/specialized'),
  'faculty.bachelorDepartment': ownPage('/bachelor', '/bachelorCont'),
  'faculty.masterDepartment': ownPage('/master', '/masterCont'),
  'faculty.specializedDepartment': ownPage('/specialized', '/specializedCont'),
  'faculty.bachelorShare': ofDepartment('/bachelor', '/bachelorCont'),
  'faculty.masterShare': ofDepartment('/master', '/masterCont'),
  'faculty.specializedShare': ofDepartment('/specialized', '/specializedCont'),
  'faculty.specializedIntro': { page: '/specialized' },
  'highschool.camp': ownPage('/camp', '/campCont'),
  'highschool.staffService': opened('/staff'),
  'about.admissions': { page: '/admissions', entry: ({ id }) => `/admissions#item-${id}` },
  'about.scholarships': { page: '/admissions', entry: () => '/admissions#div1' },
  'about.video': opened('/video'),
  'selfvalue.digitalPic': { page: '/digit' },
  'selfvalue.apply': opened('/studying', 'apply'),
  'selfvalue.course': opened('/studying', 'course'),
  'selfvalue.department': opened('/studying', 'department'),
  'selfvalue.exchange': opened('/international', 'exchange'),
  'selfvalue.volunteer': opened('/international', 'volunteer'),
  'selfvalue.degree': opened('/international', 'degree'),
  'selfvalue.teaching': opened('/international', 'teaching'),
  'selfvalue.mit': { page: '/international', entry: () => '/international#mit' },
  'selfvalue.practice': opened('/practice'),
  'college.share': ownPage('/share', '/shareCont'),
  'college.life': ownPage('/life', '/lifeCont'),
  'college.yzu': opened('/yzu'),
  'vr.vr': { page: '/360tours', entry: ({ id }) => `/360tours?scene=${id}` },
};

/** Every page of its own address that search engines may list, besides those of entries. */
export const PUBLIC_PAGES = [
  '/',
  '/admissions',
  '/traffic',
  '/video',
  '/camp',
  '/staff',
  '/formVisit',
  '/formInterview',
  '/formTeacher',
  '/studying',
  '/international',
  '/digit',
  '/practice',
  '/share',
  '/life',
  '/life?type=2',
  '/life?type=3',
  '/yzu',
  '/news',
  '/360tours',
  '/bachelor',
  '/master',
  '/specialized',
  '/sitemap',
  '/accessibility',
  '/privacy',
] as const;

/** Where visitors see this entry; null when the kind has no place of its own. */
export function publicUrlOf(kind: { readonly id: string }, entry: Addressed): string | null {
  const place = PUBLIC_PLACES[kind.id];
  return place ? (place.entry?.(entry) ?? place.page) : null;
}

// An address of this site, out of a link or its address alone.
function insideOf(link: unknown): string | null {
  const href = typeof link === 'object' && link !== null ? (link as { href?: unknown }).href : link;
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? href : null;
}
