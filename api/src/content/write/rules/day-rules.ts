import type { WriteOf } from '@admissions/model';
import type { visitDays } from '@admissions/model/kinds';
import type { Row } from '../../schema/row.ts';
import { findDuplicates, type Refusals, rowsIn } from './refusals.ts';

type Special = NonNullable<WriteOf<(typeof visitDays)['fields']>['special']>[number];

/** Each date with its own capacity once; without such dates, an open weekday is required. */
export function visitDaysAreValid(entry: Row): Refusals {
  const special = rowsIn<Special>(entry.special);
  const wrong = findDuplicates(
    special,
    ({ day }) => String(day),
    (index) => `special.${index}.day`,
  );
  if (rowsIn(entry.weekdays).length === 0 && special.length === 0)
    wrong.weekdays = 'validation.selectMany';
  return wrong;
}
