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
export { admissions } from './about/admissions.ts';
export { fees } from './about/fees.ts';
export { filmedStory } from './about/filmed-story.ts';
export { nationalDate } from './about/national-date.ts';
export { scholarships } from './about/scholarships.ts';
export { standards } from './about/standards.ts';
export { banner } from './ad/banner.ts';
export { bannerSub } from './ad/banner-sub.ts';
export { life } from './college/life.ts';
export { share } from './college/share.ts';
export { bachelor, master, specialized } from './faculty/colleges.ts';
export {
  bachelorDepartment,
  masterDepartment,
  specializedDepartment,
} from './faculty/departments.ts';
export { bachelorEntry } from './faculty/entries.ts';
export { type DepartmentKindId, findNumbersOwner } from './faculty/find-numbers-owner.ts';
export { bachelorShare, masterShare, specializedShare } from './faculty/shares.ts';
export { specializedIntro } from './faculty/specialized-intro.ts';
export { camp } from './highschool/camp.ts';
export { event } from './highschool/event.ts';
export { staffService } from './highschool/staff-service.ts';
export { visitDays } from './highschool/visit-days.ts';
export { isKindId, KINDS, kindOf, kinds } from './kinds.ts';
export { news } from './news/news.ts';
export { newsCategory } from './news/news-category.ts';
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
export { apply } from './selfvalue/apply.ts';
export { course } from './selfvalue/course.ts';
export { crossDepartment } from './selfvalue/cross-department.ts';
export { digitalPic } from './selfvalue/digital-pic.ts';
export { dualDegree } from './selfvalue/dual-degree.ts';
export { exchange } from './selfvalue/exchange.ts';
export { partnerProgramme } from './selfvalue/partner-programme.ts';
export { practice } from './selfvalue/practice.ts';
export { volunteer } from './selfvalue/volunteer.ts';
export { block } from './setting/block.ts';
export { college } from './setting/college.ts';
export { collegeUnit } from './setting/college-unit.ts';
export { features } from './setting/features.ts';
export { featuresSub } from './setting/features-sub.ts';
export { finder } from './setting/finder.ts';
export { heroBanner } from './setting/hero-banner.ts';
export { office } from './setting/office.ts';
export { privacyNotice } from './setting/privacy-notice.ts';
export { selection } from './setting/selection.ts';
export { selectionItem } from './setting/selection-item.ts';
export { senior } from './setting/senior.ts';
export { seniorItem } from './setting/senior-item.ts';
export { siteFooter } from './setting/site-footer.ts';
export { siteMenu } from './setting/site-menu.ts';
export { wallPicture } from './setting/wall-picture.ts';
export { vr } from './vr/vr.ts';
