import type { WriteOf } from '@admissions/model';
import type { bachelorDepartment } from '@admissions/model/kinds';
import type { Row } from '../../schema/row.ts';
import { findNotFalling, isGiven, type Refusals, rowsIn, sumUp } from './refusals.ts';

type Department = WriteOf<(typeof bachelorDepartment)['fields']>;
/** With fewer answers, the pay could identify a person. */
const MIN_ANSWERS_FOR_PAY = 20;

/** Years fall, shares add up to 100, and a source is given. */
export function figuresFitTogether(entry: Row): Refusals {
  const enrolment = rowsIn<NonNullable<Department['enrolment']>[number]>(entry.enrolment);
  const outcomes = rowsIn<NonNullable<Department['outcomes']>[number]>(entry.outcomes);
  const wrong: Refusals = {
    ...findNotFalling(
      enrolment.map(({ year }) => year),
      (index) => `enrolment.${index}.year`,
    ),
    ...findNotFalling(
      outcomes.map(({ year }) => year),
      (index) => `outcomes.${index}.year`,
    ),
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
