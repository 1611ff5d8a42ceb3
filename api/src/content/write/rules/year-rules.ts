import type { WriteOf } from '@admissions/model';
import type { bachelorDepartment, bachelorEntry } from '@admissions/model/kinds';
import { AST_SUBJECTS, GSAT_SUBJECTS, STANDARD_NAMES } from '@admissions/model/terms';
import type { Row } from '../../schema/tables.ts';
import { findNotFalling, isGiven, type Refusals, rowsIn, sumUp } from './refusals.ts';

type Entry = WriteOf<(typeof bachelorEntry)['fields']>;
type Year = ReturnType<typeof rowsIn<Entry['years'][number]>>[number];

/** With fewer admitted, the scores could identify a person. */
const MIN_ADMITTED_FOR_SCORES = 5;
const MAX_GSAT_PERCENT = 50;
const MAX_RANK = 50;
const MAX_TOTAL_SCORE = 100;
const MAX_WEIGHTED_SCORE = 60;

/** Each year once, newest first, each with a valid rule and consistent results. */
export function yearsFitTogether(entry: Row): Refusals {
  const years = rowsIn<Entry['years'][number]>(entry.years);
  return Object.assign(
    findNotFalling(years, 'years', 'year'),
    ...years.map((year, index) => {
      const at = `years.${index}`;
      return {
        ...findWrongParts(year, at),
        ...findWrongScreens(year, at),
        ...(entry.measure === 'weighted' && findWrongWeights(year, at)),
        ...findWrongCounts(year, at),
        ...findWrongScores(year, entry.measure, at),
      };
    }),
  );
}

function findWrongParts({ parts }: Year, at: string): Refusals {
  const rows = parts ?? [];
  const total = sumUp(rows.map(({ percent }) => percent));
  const wrong: Refusals = {};
  if (rows.length > 0 && total !== 100)
    wrong[`${at}.parts`] = `validation.sum|is=${total}|must=100`;
  for (const [index, { title, percent }] of rows.entries())
    if (title?.includes('學測') && Number(percent) > MAX_GSAT_PERCENT)
      wrong[`${at}.parts.${index}.percent`] = `validation.max|max=${MAX_GSAT_PERCENT}`;
  return wrong;
}

function findWrongScreens({ requires, screens }: Year, at: string) {
  const wrong = findNotFalling(screens ?? [], `${at}.screens`, 'times');
  for (const [index, { subject, level }] of (requires ?? []).entries())
    if (!hasLevel(subject ?? '', level ?? ''))
      wrong[`${at}.requires.${index}.level`] = 'validation.select';
  return wrong;
}
function hasLevel(subject: string, level: string) {
  if (subject.startsWith('apcs')) return /^[1-5]$/.test(level);
  if (subject === 'listening') return /^[A-C]$/.test(level);
  return level in STANDARD_NAMES;
}

function findWrongWeights({ weights }: Year, at: string): Refusals {
  const rows = weights ?? [];
  const has = (subjects: readonly string[]) =>
    rows.filter(({ subject }) => subjects.includes(subject ?? '')).length;
  const path = `${at}.weights`;
  const wrong: Refusals = {};
  if (has(AST_SUBJECTS) === 0 || has(GSAT_SUBJECTS) > 4) wrong[path] = 'validation.tests';
  if (rows.length < 3 || rows.length > 5)
    wrong[path] = `validation.count|min=3|max=5|is=${rows.length}`;
  for (const [index, { weight }] of rows.entries())
    if (!isGiven(weight) || weight < 1 || weight > 2 || (weight * 4) % 1 !== 0)
      wrong[`${path}.${index}.weight`] = 'validation.quarters';
  return wrong;
}

function findWrongCounts(year: Year, at: string): Refusals {
  const { quota, returned, applicants, passed, admitted } = year;
  const seats = sumUp([quota, returned]);
  const wrong: Refusals = {};
  if (isGiven(admitted) && admitted > seats)
    wrong[`${at}.admitted`] = `validation.notAfter|max=${seats}`;
  if (isGiven(passed) && isGiven(applicants) && passed > applicants)
    wrong[`${at}.passed`] = `validation.notAfter|max=${applicants}`;
  return wrong;
}

function findWrongScores(year: Year, measure: unknown, at: string): Refusals {
  const { admitted, lowest, mean, weights } = year;
  if (!isGiven(lowest) && !isGiven(mean)) return {};
  if (!isGiven(lowest)) return { [`${at}.lowest`]: 'validation.bothOrNone' };
  if (!isGiven(mean)) return { [`${at}.mean`]: 'validation.bothOrNone' };
  if ((admitted ?? 0) < MIN_ADMITTED_FOR_SCORES)
    return { [`${at}.lowest`]: `validation.tooFew|min=${MIN_ADMITTED_FOR_SCORES}` };
  // For ranks, smaller is better.
  if (measure === 'rank') {
    if (lowest > MAX_RANK) return { [`${at}.lowest`]: `validation.notAfter|max=${MAX_RANK}` };
    return mean > lowest ? { [`${at}.mean`]: `validation.notAfter|max=${lowest}` } : {};
  }
  if (mean < lowest) return { [`${at}.mean`]: `validation.notBefore|min=${lowest}` };
  const highest =
    measure === 'weighted'
      ? MAX_WEIGHTED_SCORE * sumUp((weights ?? []).map(({ weight }) => weight))
      : MAX_TOTAL_SCORE;
  return mean > highest ? { [`${at}.mean`]: `validation.notAfter|max=${highest}` } : {};
}

type Department = WriteOf<(typeof bachelorDepartment)['fields']>;
/** With fewer answers, the pay could identify a person. */
const MIN_ANSWERS_FOR_PAY = 20;

/** Years fall, shares add up to 100, and a source is given. */
export function figuresFitTogether(entry: Row): Refusals {
  const enrolment = rowsIn<NonNullable<Department['enrolment']>[number]>(entry.enrolment);
  const outcomes = rowsIn<NonNullable<Department['outcomes']>[number]>(entry.outcomes);
  const wrong: Refusals = {
    ...findNotFalling(enrolment, 'enrolment', 'year'),
    ...findNotFalling(outcomes, 'outcomes', 'year'),
  };
  if (enrolment.length + outcomes.length > 0 && !entry.figuresSource)
    wrong.figuresSource = 'validation.source';
  for (const [index, row] of outcomes.entries()) {
    const { graduates, answered, work, study, service, seeking, pay } = row;
    const total = sumUp([work, study, service, seeking]);
    const at = `outcomes.${index}`;
    if (total !== 100) wrong[`${at}.seeking`] = `validation.sum|is=${total}|must=100`;
    if (Number(answered) > Number(graduates))
      wrong[`${at}.answered`] = `validation.notAfter|max=${Number(graduates)}`;
    if (isGiven(pay) && Number(answered) < MIN_ANSWERS_FOR_PAY)
      wrong[`${at}.pay`] = `validation.answeredTooFew|min=${MIN_ANSWERS_FOR_PAY}`;
  }
  return wrong;
}
