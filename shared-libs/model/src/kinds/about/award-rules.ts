import { STANDARD_NAMES } from '../../base/admission-tests.ts';
import {
  boolean,
  choice,
  choices,
  integer,
  named,
  optional,
  pair,
  text,
} from '../../kind/index.ts';
import { STUDY_LEVEL_NAMES } from '../../kind/labels.ts';

const { top, front, mean } = STANDARD_NAMES;
const schoolYear = (zh: string, en: string) => named(zh, en, optional(integer(1, 9)));

/** What an award gives, and its conditions; empty means none. */
export const awardRules = {
  gives: named(
    '給什麼',
    'Gives',
    choice({
      listed: pair('只列出，不計算', 'Listed only'),
      national: pair('比照國立大學收費', 'Fees as at a national university'),
      off: pair('減免定額', 'An amount off the fees'),
      fees: pair('減免學雜費％', '% of the fees'),
      tuition: pair('減免學費％', '% of tuition'),
      misc: pair('減免雜費％', '% of miscellaneous fees'),
      cash: pair('發給現金', 'Cash'),
      dorm: pair('減免住宿費％', '% of the dormitory'),
    }),
  ),
  value: named('數額或百分比', 'Amount or percent', optional(integer(0, 10_000_000))),
  per: named(
    '每',
    'Per',
    optional(
      choice({
        once: pair('一次', 'Once'),
        year: pair('學年', 'Year'),
        semester: pair('學期', 'Semester'),
        month: pair('月', 'Month'),
      }),
    ),
  ),
  fromYear: schoolYear('從幾年級', 'From year'),
  toYear: schoolYear('到幾年級', 'To year'),
  levels: named('學制', 'Degrees', optional(choices(STUDY_LEVEL_NAMES))),
  via: named(
    '入學管道',
    'Admission channels',
    optional(
      choices({
        special: pair('特殊選才', 'Special talent'),
        stars: pair('繁星推薦', 'Stars'),
        apply: pair('申請入學', 'Application'),
        uac: pair('分發入學', 'Placement'),
        transfer: pair('轉學', 'Transfer'),
        masterRecommend: pair('碩士班甄試', 'Master, recommendation'),
        masterExam: pair('碩士班考試', 'Master, examination'),
        executive: pair('在職專班', 'Executive master'),
        doctoral: pair('博士班', 'Doctoral'),
        foreign: pair('外國學生', 'Foreign students'),
        overseas: pair('僑生', 'Overseas Chinese'),
      }),
    ),
  ),
  marks: named(
    '國英數都達',
    'Chinese, English, mathematics all at',
    optional(choice({ top, front, mean })),
  ),
  statuses: named(
    '身分',
    'Status',
    optional(
      choices({
        low: pair('低收入戶', 'Low income'),
        lowMiddle: pair('中低收入戶', 'Lower-middle income'),
        hardship: pair('特殊境遇家庭', 'Family in hardship'),
        mild: pair('輕度身心障礙', 'Mild disability'),
        moderate: pair('中度身心障礙', 'Moderate disability'),
        severe: pair('重度以上身心障礙', 'Severe disability'),
      }),
    ),
  ),
  income: named(
    '家庭年所得（萬元，以下）',
    'Family income (NT$10,000 a year, at most)',
    optional(integer(0, 10_000)),
  ),
  classTop: named('前一年班排前幾名', 'Best of the class before', optional(integer(1, 100))),
  alumni: named(
    '畢業學校',
    'Graduate of',
    optional(
      choices({
        yzu: pair('本校', 'This university'),
        oit: pair('亞東科技大學', 'Asia Eastern University'),
      }),
    ),
  ),
  origin: named(
    '國籍',
    'Origin',
    optional(
      choice({ local: pair('本國', 'Local'), international: pair('境外', 'International') }),
    ),
  ),
  bucket: named('擇一群組（同群取最高）', 'Only one of the group', optional(text(20))),
  automatic: named('自動核給，不必申請', 'Given without application', boolean()),
};
