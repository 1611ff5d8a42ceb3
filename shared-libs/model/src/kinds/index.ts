export type { KindId } from '../base/kind-id.ts';
export {
  BLOCK_TYPES,
  FACULTY_LEVELS,
  type FacultyLevel,
  FOOTER_BLOCK_TYPE,
  LIFE_TYPES,
  TEXT_BANNER_ID,
  TOPICS,
  type Topic,
} from '../kind/choices.ts';
export { admissions, nationalDate } from './about/admissions.ts';
export { fees } from './about/fees.ts';
export { filmedStory } from './about/filmed-story.ts';
export { scholarships } from './about/scholarships.ts';
export { standards } from './about/standards.ts';
export { banner, bannerSub } from './ad/banners.ts';
export { life } from './college/life.ts';
export { share } from './college/share.ts';
export { bachelor, master, specialized, specializedIntro } from './faculty/colleges.ts';
export {
  bachelorDepartment,
  masterDepartment,
  specializedDepartment,
} from './faculty/departments.ts';
export { bachelorEntry } from './faculty/entries.ts';
export { type DepartmentKindId, findNumbersOwner } from './faculty/find-numbers-owner.ts';
export { bachelorShare, masterShare, specializedShare } from './faculty/shares.ts';
export { camp } from './highschool/camp.ts';
export { event } from './highschool/event.ts';
export { staffService } from './highschool/staff-service.ts';
export { visitDays } from './highschool/visit-days.ts';
export { isKindId, KINDS, kindOf, kinds } from './kinds.ts';
export { news, newsCategory } from './news/news.ts';
export type {
  ChoosingPath,
  CounterPath,
  EntryAt,
  EntryPath,
  FieldAt,
  ListedAt,
  ListPath,
  PartAt,
  PartPath,
  SingleAt,
  SinglePath,
} from './public-answers.ts';
export { PUBLIC_PATHS } from './public-paths.ts';
export { digitalPic } from './selfvalue/digital-pic.ts';
export { dualDegree, exchange, partnerProgramme, volunteer } from './selfvalue/international.ts';
export { practice } from './selfvalue/practice.ts';
export { apply, course, crossDepartment } from './selfvalue/studying.ts';
export { finder } from './setting/finder.ts';
export {
  block,
  college,
  collegeUnit,
  features,
  featuresSub,
  heroBanner,
  selection,
  selectionItem,
  senior,
  seniorItem,
  wallPicture,
} from './setting/home-page.ts';
export { office } from './setting/office.ts';
export { privacyNotice } from './setting/privacy-notice.ts';
export { siteFooter, siteMenu } from './setting/site-links.ts';
export { vr } from './vr/vr.ts';
