import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import {
  boolean,
  choice,
  defineKind,
  defineSingleScreen,
  integer,
  list,
  longText,
  named,
  optional,
  pair,
  relation,
  text,
  usual,
} from '../../kind/index.ts';
import { STUDY_LEVEL_NAMES } from '../../kind/labels.ts';

const MAX_AMOUNT = 10_000_000;
const amount = (zh: string, en: string) => named(zh, en, integer(0, MAX_AMOUNT));
// Last year's fees; empty if unknown.
const lastYear = (zh: string, en: string) => named(zh, en, optional(integer(0, MAX_AMOUNT)));
const note = () => named('說明', 'Note', optional(text(80)));
const name = (max: number) => usual.title(max);

export const fees = defineKind({
  id: 'about.fees',
  label: pair('學雜費與生活費', 'Fees and living costs'),
  singleton: true,
  parts: {
    title: pair('基本資料', 'Basics'),
    tuition: pair('學雜費', 'Fees'),
    others: pair('其他費用', 'Other fees'),
    rooms: pair('住宿', 'Rooms'),
    living: pair('生活費', 'Living costs'),
  },
  fields: {
    title: usual.title(40),
    year: named('學年度', 'Year', integer(100, 199)),
    intro: named('前言', 'Introduction', longText()),
    frozen: named('不調漲的說明', 'Why fees stay', optional(text(120))),
    months: named('一年算幾個月', 'Months of a year', integer(1, 12)),
    source: named('出處', 'Source', text(120)),
    tuition: named(
      '學雜費（每學期）',
      'Fees (a semester)',
      list({
        college: usual.college(choice(COLLEGE_SHORT_NAMES)),
        level: named('學制', 'Degree', choice(STUDY_LEVEL_NAMES)),
        tuition: amount('學費', 'Tuition'),
        misc: amount('雜費', 'Miscellaneous'),
        national: named(
          '國立大學一年',
          'A year at a national university',
          optional(integer(0, MAX_AMOUNT)),
        ),
        lastYear: lastYear('去年學費加雜費（每學期）', 'Tuition and miscellaneous last year'),
      }),
    ),
    credits: named(
      '按學分收費',
      'Fees by credit',
      list({
        title: name(40),
        department: named('系所', 'Department', relation('faculty.masterDepartment')),
        perCredit: amount('每學分', 'A credit'),
        base: amount('學雜費基數', 'Base fee'),
        lastYear: lastYear('去年每學分', 'A credit last year'),
        note: note(),
      }),
    ),
    others: named(
      '其他費用',
      'Other fees',
      list({
        title: name(40),
        amount: amount('金額', 'Amount'),
        per: named(
          '每',
          'Per',
          choice({
            semester: pair('學期', 'Semester'),
            year: pair('學年', 'Year'),
            once: pair('一次', 'Once'),
          }),
        ),
        college: usual.college(optional(choice(COLLEGE_SHORT_NAMES))),
        firstYear: named('只有第一年', 'First year only', boolean()),
        note: note(),
      }),
    ),
    rooms: named(
      '住宿',
      'Rooms',
      list({
        title: name(40),
        who: named('對象', 'For', text(40)),
        amount: amount('金額', 'Amount'),
        per: named(
          '每',
          'Per',
          choice({ semester: pair('學期', 'Semester'), month: pair('月', 'Month') }),
        ),
        lastYear: lastYear('去年金額', 'Amount last year'),
        deposit: named('押金', 'Deposit', optional(integer(0, MAX_AMOUNT))),
        note: note(),
      }),
    ),
    living: named(
      '生活費（每月）',
      'Living costs (a month)',
      list({
        title: name(30),
        low: amount('省', 'Low'),
        usual: amount('一般', 'Usual'),
        high: amount('寬裕', 'High'),
        note: note(),
      }),
    ),
  },
  rules: ['feesFitTogether'],
  public: { info: 'about/fees_info' },
  // Source of costs on department pages.
  page: null,
  shownOn: '/admissions',
  screen: defineSingleScreen('edit_fees', { order: 10, label: pair('學雜費與生活費', 'Fees') }),
});
