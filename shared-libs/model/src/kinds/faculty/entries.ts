import { LEVEL_NAMES, PORTFOLIO_NAMES, SUBJECT_NAMES } from '../../base/admission-tests.ts';
import type { FacultyLevel } from '../../kind/choices.ts';
import {
  boolean,
  choice,
  choices,
  decimal,
  defineKind,
  defineListScreen,
  integer,
  type Localised,
  list,
  longText,
  named,
  optional,
  pair,
  readRelationId,
  relation,
  type StaffMenuEntry,
  text,
  texts,
  usual,
} from '../../kind/index.ts';

const MAX_PEOPLE = 100_000;
const subject = () => named('科目', 'Subject', choice(SUBJECT_NAMES));
const people = (zh: string, en: string) => named(zh, en, optional(integer(0, MAX_PEOPLE)));

// A year of an admission channel: its rule and, later, its results.
const yearRows = list({
  year: named('學年度', 'Year', integer(100, 199)),
  quota: named('名額', 'Places', integer(0, MAX_PEOPLE)),
  requires: named(
    '檢定',
    'Requirements',
    optional(list({ subject: subject(), level: named('標準', 'Standard', choice(LEVEL_NAMES)) })),
  ),
  screens: named(
    '篩選（倍率由大到小）',
    'Screens (multiples fall)',
    optional(
      list({
        subjects: named('科目', 'Subjects', choices(SUBJECT_NAMES)),
        times: named('倍率', 'Multiple', decimal(1, 1, 50)),
        lowest: named('通過的最低級分', 'Lowest that passed', optional(integer(0, 90))),
      }),
    ),
  ),
  weights: named(
    '採計與加權',
    'Weights',
    optional(list({ subject: subject(), weight: named('加權', 'Weight', decimal(2, 0, 10)) })),
  ),
  parts: named(
    '總成績的組成（％）',
    'Parts of the result (%)',
    optional(
      list({
        title: usual.title(30),
        percent: named('百分比', 'Percent', integer(0, 100)),
      }),
    ),
  ),
  ties: named('同分參酌順序', 'Order of tie-breaks', optional(texts(30))),
  applicants: people('報名人數', 'Applicants'),
  passed: people('通過第一階段', 'Passed the first stage'),
  admitted: people('錄取人數', 'Admitted'),
  returned: people('回流名額', 'Places returned'),
  waitlist: people('備取到第幾', 'Waiting list reached'),
  lowest: named('最低', 'Lowest', optional(decimal(2, 0, 1000))),
  mean: named('平均', 'Average', optional(decimal(2, 0, 1000))),
});
const yearList = {
  ...yearRows,
  byYear: {
    places: 'quota',
    results: [
      'screens.lowest',
      'applicants',
      'passed',
      'admitted',
      'returned',
      'waitlist',
      'lowest',
      'mean',
    ],
    line: [['quota'], ['lowest', 'mean']],
    pasted: ['year', 'quota', 'applicants', 'passed', 'admitted', 'waitlist', 'lowest', 'mean'],
  },
} as const;

type YearList = typeof yearList;
/** A named type: the compiler cannot serialise the record of kinds with it inline. */
export interface Years extends YearList {}
const years: Years = yearList;

const defineEntries = <const L extends FacultyLevel>(
  level: L,
  label: Localised,
  menu: StaffMenuEntry,
) =>
  defineKind({
    id: `faculty.${level}Entry`,
    label,
    fields: {
      title: named('管道', 'Admission channel', text(40)),
      department: named('系所', 'Department', relation(`faculty.${level}Department`)),
      channel: named('招生管道', 'Channel', optional(relation('about.admissions'))),
      group: named('組別', 'Group', optional(text(20))),
      apart: named('名額外加（不計入系所名額）', 'Apart from its places', boolean()),
      measure: named(
        '成績的算法',
        'Measured by',
        choice({
          rank: pair('校排百分比（小的在前）', 'Rank at school, % (smaller is better)'),
          weighted: pair('級分乘加權', 'Marks × weights'),
          total: pair('總成績（0到100）', 'Total (0 to 100)'),
          none: pair('不公布', 'Not published'),
        }),
      ),
      note: named('說明', 'Note', optional(text(200))),
      portfolio: named('備審資料', 'Portfolio', optional(choices(PORTFOLIO_NAMES))),
      advice: named('老師怎麼看', 'What teachers look at', optional(longText(400))),
      source: named('出處', 'Source', text(120)),
      years: named('各學年度（新的在上）', 'Years (newest first)', years),
    },
    rules: ['yearsFitTogether'],
    checks: {
      departmentQuotaSum: ['department', 'apart', 'years'],
      yearIsNewest: ['years'],
      applicationInfo: ['years', 'portfolio', 'advice'],
      lowestScores: ['years'],
    },
    search: ['title', 'group'],
    siteSearch: { isLeftOut: true },
    columns: ['title', 'department', 'channel', 'group'],
    filters: ['department', 'channel'],
    derivedFilters: {
      college: { through: 'department', field: 'college' },
      unfilled: { rowsOf: 'years', yearsAhead: 1 },
    },
    public: {
      list: `faculty/${level}_entry_list`,
      info: `faculty/${level}_entry_info/:id`,
      // `id` is the department's.
      filters: {
        id: { field: 'department', by: 'equal' },
        department: { field: 'department', by: 'equal' },
        channel: { field: 'channel', by: 'equal' },
      },
    },
    page: {
      page: `/${level}`,
      entry: ({ department }) => `/${level}Cont?id=${readRelationId(department)}#in`,
    },
    screen: defineListScreen(`${level}_entry`, menu, { within: 'department' }),
  });

export const bachelorEntry = defineEntries(
  'bachelor',
  pair('學士班入學分則', 'Admission channels, bachelor'),
  { order: 10 },
);
export const masterEntry = defineEntries(
  'master',
  pair('碩博士班入學分則', 'Admission channels, graduate'),
  {
    order: 11,
  },
);
export const specializedEntry = defineEntries(
  'specialized',
  pair('國際學院入學分則', 'Admission channels, International College'),
  { order: 12, label: pair('國際學院入學分則', 'Admission channels, International') },
);
