import {
  admissions,
  apply,
  bachelor,
  bachelorDepartment,
  bachelorShare,
  camp,
  college,
  collegeUnit,
  course,
  crossDepartment,
  digitalPic,
  dualDegree,
  exchange,
  FACULTY_LEVELS,
  featuresSub,
  filmedStory,
  heroBanner,
  life,
  master,
  masterDepartment,
  masterShare,
  partnerProgramme,
  practice,
  scholarships,
  selection,
  selectionItem,
  senior,
  seniorItem,
  share,
  specialized,
  specializedDepartment,
  specializedShare,
  staffService,
  teachingAbroad,
  vitality,
  volunteer,
  vr,
  wallPicture,
} from '@admissions/contracts/kinds';
import type { ContentScreen, SingletonScreen } from './content-screen.ts';

/** A kind with a list and one form for both, new and old: `apply` → apply_list, edit_apply. */
const listed = (
  kind: ContentScreen['kind'],
  name: string,
  more: Partial<ContentScreen> = {},
): ContentScreen => ({
  kind,
  list: `${name}_list`,
  add: `edit_${name}`,
  edit: `edit_${name}`,
  ...more,
});
/** The same with a page of its own for new ones. */
const added = (kind: ContentScreen['kind'], name: string, more: Partial<ContentScreen> = {}) =>
  listed(kind, name, { add: `add_${name}`, ...more });
/** Edited over its list. */
const inPlace = (
  kind: ContentScreen['kind'],
  list: string,
  more: Partial<ContentScreen> = {},
): ContentScreen => ({ kind, list, ...more });

/** Items have their form where the heading has it, so that new ones are made over the list. */
export const FEATURES: ContentScreen = {
  kind: featuresSub,
  list: 'features_list',
  edit: 'edit_features',
  headingPage: 'edit_features',
};

/** Kinds whose screens are just their list and their forms. */
export const SCREENS: readonly ContentScreen[] = [
  added(heroBanner, 'banner'),
  inPlace(selectionItem, 'selection_list', { heading: selection }),
  inPlace(seniorItem, 'senior_list', { heading: senior }),
  inPlace(college, 'college_list'),
  added(collegeUnit, 'college_unit'),
  added(wallPicture, 'pic'),
  inPlace(bachelor, 'bachelor_list'),
  inPlace(master, 'master_list'),
  added(camp, 'camp'),
  listed(staffService, 'staff_services'),
  added(admissions, 'admissions'),
  added(filmedStory, 'video'),
  listed(apply, 'apply'),
  added(course, 'course'),
  added(crossDepartment, 'department'),
  inPlace(exchange, 'international_list'),
  inPlace(volunteer, 'volunteer_list'),
  added(teachingAbroad, 'teaching'),
  added(dualDegree, 'degree'),
  listed(practice, 'practice'),
  added(share, 'share', { edit: 'edit_share_cont' }),
  added(life, 'life', { body: 'edit_life_cont' }),
  listed(vitality, 'yzu'),
  added(vr, 'vr'),
];

export const SINGLETONS: readonly SingletonScreen[] = [
  { kind: scholarships, path: 'edit_scholarships' },
  { kind: digitalPic, path: 'digital_list' },
  { kind: partnerProgramme, path: 'edit_mit' },
];

export const SPECIALIZED = inPlace(specialized, 'specialized_list');

const KINDS_OF = {
  bachelor: [bachelorDepartment, bachelorShare],
  master: [masterDepartment, masterShare],
  specialized: [specializedDepartment, specializedShare],
} as const;

/** Departments with their pages, and what their students say, on a tab of the department's form. */
export const DEPARTMENTS = FACULTY_LEVELS.map((level) => {
  const [kind, voices] = KINDS_OF[level];
  const department = added(kind, `${level}_department`, { body: `edit_${level}_department_cont` });
  return { department, share: inPlace(voices, `edit_${level}_department`) };
});

/** What each overview counts: the settings of the home page, and the parts of /studying. */
export const OVERVIEWS = [
  {
    area: 'setting',
    path: 'list',
    title: { 'zh-TW': '首頁設定總覽', en: 'The home page' },
    note: {
      'zh-TW': '首頁的每個區塊：有幾筆、最近何時由誰修改。',
      en: 'Every section of the home page, with its entries and its last change.',
    },
    kinds: [heroBanner, featuresSub, selectionItem, seniorItem, college, collegeUnit, wallPicture],
  },
  {
    area: 'selfvalue',
    path: 'study_list',
    title: { 'zh-TW': '跨域學習總覽', en: 'Studying across fields' },
    note: { 'zh-TW': '跨域學習頁面的三個部分。', en: 'The three parts of the page.' },
    kinds: [apply, course, crossDepartment],
  },
] as const;
