import type { AnyKind } from '../kind.ts';
import { admissions, filmedStory, scholarships } from './about.ts';
import { banner, bannerSub } from './ad.ts';
import { life, share, vitality } from './college.ts';
import { bachelor, master, specialized } from './faculty-colleges.ts';
import {
  bachelorDepartment,
  masterDepartment,
  specializedDepartment,
} from './faculty-departments.ts';
import {
  bachelorShare,
  masterShare,
  specializedIntro,
  specializedShare,
} from './faculty-shares.ts';
import { camp, staffService } from './highschool.ts';
import { news, newsCategory } from './news.ts';
import {
  dualDegree,
  exchange,
  partnerProgramme,
  teachingAbroad,
  volunteer,
} from './selfvalue-abroad.ts';
import { apply, course, crossDepartment, digitalPic, practice } from './selfvalue-studying.ts';
import { block, college, collegeUnit, heroBanner } from './setting.ts';
import {
  features,
  featuresSub,
  selection,
  selectionItem,
  senior,
  seniorItem,
  wallPicture,
} from './setting-home.ts';
import { vr } from './vr.ts';

export { admissions, filmedStory, scholarships } from './about.ts';
export { banner, bannerSub } from './ad.ts';
export type { FacultyLevel, Topic } from './choices.ts';
export { FACULTY_LEVELS, LIFE_TYPES, TEXT_BANNER_ID, TOPICS } from './choices.ts';
export { life, SHARE_THEMES, share, vitality } from './college.ts';
export { bachelor, master, specialized } from './faculty-colleges.ts';
export {
  bachelorDepartment,
  DEGREES,
  masterDepartment,
  specializedDepartment,
  TEACHING_LANGUAGES,
} from './faculty-departments.ts';
export {
  bachelorShare,
  masterShare,
  specializedIntro,
  specializedShare,
} from './faculty-shares.ts';
export { camp, staffService } from './highschool.ts';
export { news, newsCategory } from './news.ts';
export {
  dualDegree,
  exchange,
  partnerProgramme,
  teachingAbroad,
  volunteer,
} from './selfvalue-abroad.ts';
export { apply, course, crossDepartment, digitalPic, practice } from './selfvalue-studying.ts';
export {
  BLOCK_TYPES,
  block,
  college,
  collegeUnit,
  FOOTER_BLOCK_TYPE,
  heroBanner,
} from './setting.ts';
export {
  features,
  featuresSub,
  selection,
  selectionItem,
  senior,
  seniorItem,
  wallPicture,
} from './setting-home.ts';
export { vr } from './vr.ts';

/** Every kind; a relation's target stands before the kinds that point to it. */
export const KINDS: readonly AnyKind[] = [
  newsCategory,
  news,
  banner,
  bannerSub,
  share,
  life,
  vitality,
  heroBanner,
  features,
  featuresSub,
  selection,
  selectionItem,
  senior,
  seniorItem,
  college,
  collegeUnit,
  wallPicture,
  block,
  bachelor,
  master,
  specialized,
  bachelorDepartment,
  masterDepartment,
  specializedDepartment,
  bachelorShare,
  masterShare,
  specializedShare,
  specializedIntro,
  camp,
  staffService,
  admissions,
  scholarships,
  filmedStory,
  digitalPic,
  apply,
  course,
  crossDepartment,
  exchange,
  volunteer,
  dualDegree,
  teachingAbroad,
  partnerProgramme,
  practice,
  vr,
];

/** The kind with this id (`area.name`); throws when there is none. */
export function kindOf(id: string): AnyKind {
  const kind = KINDS.find((each) => each.id === id);
  if (!kind) throw new Error(`There is no kind ${id}`);
  return kind;
}
