import { CLUSTER_NAMES } from '../../base/cluster-names.ts';
import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import { FINDER_FIELDS } from '../../base/finder-fields.ts';
import type { FacultyLevel } from '../../kind/choices.ts';
import {
  choice,
  choices,
  defineKind,
  defineListScreenWithAdd,
  email,
  entryPage,
  integer,
  link,
  list,
  named,
  optional,
  pair,
  phone,
  relation,
  type StaffMenuEntry,
  text,
  texts,
  usual,
} from '../../kind/index.ts';

const MAX_PEOPLE = 100_000;
const year = () => named('學年度', 'Year', integer(100, 199));
const people = (zh: string, en: string) => named(zh, en, integer(0, MAX_PEOPLE));
const percent = (zh: string, en: string) => named(zh, en, integer(0, 100));

const enrolmentList = list({
  year: year(),
  quota: people('名額', 'Places'),
  enrolled: people('註冊', 'Enrolled'),
});
type EnrolmentList = typeof enrolmentList;
/** A named type: the compiler cannot serialise the record of kinds with it inline. */
export interface Enrolment extends EnrolmentList {}
const enrolment: Enrolment = enrolmentList;

const outcomesList = list({
  year: year(),
  graduates: people('畢業人數', 'Graduates'),
  answered: people('回答人數', 'Answered'),
  work: percent('工作％', 'Work %'),
  study: percent('升學％', 'Study %'),
  service: percent('服役％', 'Service %'),
  seeking: percent('還在找或準備考試％', 'Seeking %'),
  pay: named('月薪中位數', 'Median monthly pay', optional(integer(0, 1_000_000))),
});
type OutcomesList = typeof outcomesList;
/** A named type: the compiler cannot serialise the record of kinds with it inline. */
export interface Outcomes extends OutcomesList {}
const outcomes: Outcomes = outcomesList;

/** Costs, enrolment and outcomes of a department. */
const departmentFigures = {
  feeCollege: named(
    '學雜費標準（空白時依所屬學院）',
    'Fees as in (empty: its own college)',
    optional(
      choice({ varies: pair('依原學系', 'As in the home department'), ...COLLEGE_SHORT_NAMES }),
    ),
  ),
  costNote: named('費用說明', 'Note on costs', optional(text(120))),
  enrolment: named('註冊人數（新的在上）', 'Enrolment (newest first)', optional(enrolment)),
  outcomes: named('畢業流向（新的在上）', 'Graduates (newest first)', optional(outcomes)),
  outcomesNote: named('畢業流向說明', 'Note on graduates', optional(text(120))),
  figuresSource: named('數據出處', 'Source of the figures', optional(text(120))),
};

const departmentFields = (level: FacultyLevel) => ({
  college: usual.college(relation(`faculty.${level}`)),
  title: named('系所名稱', 'Department', text(40)),
  titleEn: usual.titleEn(100),
  tagline: named('一句介紹', 'Tagline', text(60)),
  pic: usual.pic,
  degree: named(
    '學制',
    'Degree',
    choice({
      bachelor: pair('學士班', 'Bachelor'),
      master: pair('碩士班', 'Master'),
      doctoral: pair('博士班', 'Doctoral'),
      executive: pair('碩士在職專班', 'Executive master'),
    }),
  ),
  groups: named('組別', 'Groups', texts(60)),
  quota: named('招生名額', 'Places', optional(integer(0, 10_000))),
  language: named(
    '授課語言',
    'Language',
    choice({
      zh: pair('中文', 'Chinese'),
      en: pair('英文', 'English'),
      both: pair('中英文', 'Chinese and English'),
    }),
  ),
  place: named('位置', 'Place', optional(text(40))),
  phone: named('電話', 'Telephone', optional(phone())),
  email: named('電子郵件', 'E-mail', optional(email())),
  website: named('系所網站', 'Website', optional(link({ isOutside: true }))),
  summary: usual.summary,
  courses: named(
    '課程地圖',
    'Courses',
    list({
      year: named('年級', 'Year', text(20)),
      titles: named('課程', 'Courses', texts(60)),
    }),
  ),
  careers: named('未來出路', 'Careers', texts(60)),
  channels: named('入學管道', 'Ways of admission', texts(60)),
  ...departmentFigures,
  // The first is the main one.
  clusters: named('學群', 'Groups of subjects', choices(CLUSTER_NAMES)),
  keywords: named('常被找的詞', 'Words that people look for', texts(20)),
  body: usual.body,
});
const departmentParts = {
  college: pair('基本資料', 'Basics'),
  place: pair('聯絡方式', 'Contact'),
  summary: pair('介紹與課程', 'Introduction'),
  feeCollege: pair('費用', 'Costs'),
  enrolment: pair('註冊與畢業', 'Figures'),
  clusters: pair('學群與搜尋', 'Subjects'),
};
const departmentChecks = { channelQuotaSum: ['quota'], hasKeywords: ['keywords'] } as const;
const departmentSearch = {
  ignored: ['figuresSource'],
  names: ['titleEn', 'keywords'],
  isNamedFirst: true,
} as const;
const departmentKind = <const L extends FacultyLevel>(level: L, menu: StaffMenuEntry) =>
  ({
    id: `faculty.${level}Department`,
    rules: ['figuresFitTogether'],
    parts: departmentParts,
    checks: departmentChecks,
    search: ['title', 'titleEn', 'summary'],
    siteSearch: departmentSearch,
    columns: ['title', 'college', 'degree', 'quota', 'language', 'pic'],
    filters: ['college', 'degree', 'language'],
    derivedFilters: { unfilled: { rowsOf: 'enrolment', yearsAhead: 0 } },
    public: {
      list: `faculty/${level}_department_list`,
      info: `faculty/${level}_department_info/:id`,
      // `id` is the college's.
      filters: {
        id: { field: 'college', by: 'equal' },
        college: { field: 'college', by: 'equal' },
        title: { field: 'title', by: 'search' },
        degree: { field: 'degree', by: 'equal' },
        language: { field: 'language', by: 'equal' },
      },
      omit: ['enrolment', 'outcomes'],
      fields: FINDER_FIELDS,
    },
    page: entryPage(`/${level}`, `/${level}Cont`),
    screen: defineListScreenWithAdd(`${level}_department`, menu, {
      body: `edit_${level}_department_cont`,
    }),
  }) as const;

export const bachelorDepartment = defineKind({
  ...departmentKind('bachelor', { order: 2, label: pair('學士班學系', 'Bachelor: departments') }),
  // All have the same degree.
  columns: ['title', 'college', 'quota', 'language', 'pic'],
  filters: ['college', 'language'],
  label: pair('學士班學系', 'Departments, bachelor'),
  fields: departmentFields('bachelor'),
});
export const masterDepartment = defineKind({
  ...departmentKind('master', { order: 4, label: pair('碩博士班系所', 'Graduate: departments') }),
  label: pair('碩博士班系所', 'Departments, graduate'),
  fields: {
    ...departmentFields('master'),
    research: named('研究領域', 'Research', texts(60)),
  },
});
export const specializedDepartment = defineKind({
  ...departmentKind('specialized', {
    order: 6,
    label: pair('國際學院學系', 'International: departments'),
  }),
  checks: { ...departmentChecks, channelsOnlyAtTwin: ['twin'] },
  siteSearch: { ...departmentSearch, twin: 'twin' },
  derivedFilters: { unfilled: { rowsOf: 'enrolment', yearsAhead: 0, delegatedTo: 'twin' } },
  label: pair('國際學院學系', 'Departments, International College'),
  // A programme also in the bachelor guide is its `twin`, which has the data.
  fields: {
    ...departmentFields('specialized'),
    twin: named(
      '同一學程（學士班；學制、名額、課程等以它為準）',
      'The same programme in the bachelor guide (its data are shown)',
      optional(relation('faculty.bachelorDepartment')),
    ),
    bodyEn: usual.bodyEn,
  },
});
