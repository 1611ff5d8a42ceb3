import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import { choice, integer, list, named, optional, pair, text } from '../../kind/index.ts';

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
export const departmentFigures = {
  feeCollege: named(
    '學雜費依哪個學院（不填依所屬學院）',
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
