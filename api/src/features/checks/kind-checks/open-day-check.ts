import { formatDay, taipeiDay } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import { findClosure } from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import { asEntry } from '../../../content/schema/row.ts';
import type { CheckInput } from './kind-checks.ts';

const NO_RULES = { closed: null, special: null };

/** Visitors would sign up for a day that the visit calendar shows as closed. */
export async function checkDayIsOpen({
  values: { date },
  loader,
}: Pick<CheckInput, 'values' | 'loader'>): Promise<Finding[]> {
  if (typeof date !== 'string' || date < taipeiDay()) return [];
  const [row] = await loader.readRows(visitDays.id);
  const closure = findClosure(row ? asEntry<typeof visitDays>(row) : NO_RULES, date);
  return closure === null
    ? []
    : [{ rule: 'closedDay', field: 'date', words: formatDay(date), other: closure || '休息' }];
}
