import type { WriteOf } from '@admissions/model';
import type { fees, scholarships, standards } from '@admissions/model/kinds';
import { STANDARD_NAMES } from '@admissions/model/terms';
import type { Row } from '../../schema/row.ts';
import { findDuplicates, isGiven, type Refusals, rowsIn } from './refusals.ts';

type Fees = WriteOf<(typeof fees)['fields']>;
type Award = WriteOf<(typeof scholarships)['fields']>['awards'][number];
type Standards = WriteOf<(typeof standards)['fields']>;

/** One row of fees per college and level; the typical value lies between low and high. */
export function feesFitTogether(entry: Row): Refusals {
  const wrong = findDuplicates(
    rowsIn<Fees['tuition'][number]>(entry.tuition),
    ({ college, level }) => `${college} ${level}`,
    ['tuition', 'college'],
  );
  for (const [index, { low, usual, high }] of rowsIn<Fees['living'][number]>(
    entry.living,
  ).entries()) {
    if (Number(usual) < Number(low))
      wrong[`living.${index}.usual`] = `validation.notBefore|min=${Number(low)}`;
    if (Number(high) < Number(usual))
      wrong[`living.${index}.high`] = `validation.notBefore|min=${Number(usual)}`;
  }
  return wrong;
}

const IN_PERCENT: readonly unknown[] = ['fees', 'tuition', 'misc', 'dorm'];
const IN_MONEY: readonly unknown[] = ['off', 'cash'];

/** An award with amounts needs amount, years and levels for calculation; a listed one does not. */
export function awardsFitTogether(entry: Row): Refusals {
  const wrong: Refusals = {};
  for (const [index, award] of rowsIn<Award>(entry.awards).entries()) {
    const { gives, value, per, fromYear, toYear, levels } = award;
    const at = `awards.${index}`;
    if (gives === 'listed' || gives === null || gives === undefined) continue;
    if (gives !== 'national' && !value) wrong[`${at}.value`] = 'validation.required';
    if (IN_PERCENT.includes(gives) && Number(value) > 100)
      wrong[`${at}.value`] = 'validation.max|max=100';
    if (IN_MONEY.includes(gives) && !per) wrong[`${at}.per`] = 'validation.required';
    if (!isGiven(fromYear)) wrong[`${at}.fromYear`] = 'validation.required';
    if (!isGiven(toYear)) wrong[`${at}.toYear`] = 'validation.required';
    else if (isGiven(fromYear) && toYear < fromYear)
      wrong[`${at}.toYear`] = `validation.notBefore|min=${fromYear}`;
    if ((levels ?? []).length === 0) wrong[`${at}.levels`] = 'validation.selectMany';
  }
  return wrong;
}

const DESCENDING_STANDARDS = Object.keys(STANDARD_NAMES) as (keyof typeof STANDARD_NAMES)[];

/** One row per subject and year, with standards falling from top to bottom. */
export function standardsDescend(entry: Row): Refusals {
  const rows = rowsIn<Standards['rows'][number]>(entry.rows);
  const wrong = findDuplicates(rows, ({ year, subject }) => `${year} ${subject}`, [
    'rows',
    'subject',
  ]);
  for (const [index, row] of rows.entries())
    for (const [position, standard] of DESCENDING_STANDARDS.entries()) {
      const above = DESCENDING_STANDARDS[position - 1];
      const highest = above && row[above];
      if (isGiven(highest) && Number(row[standard]) > highest)
        wrong[`rows.${index}.${standard}`] = `validation.notAfter|max=${highest}`;
    }
  return wrong;
}
