import { type AnyKind, type DerivedFilter, schoolYearOf, taipeiDay } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { and, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import { columnOf } from '../schema/kind-columns.ts';
import { tableOf } from '../schema/tables.ts';

interface RowFilter {
  year: number;
  isMissing: boolean;
}

/** Includes the year in the value, so that a cached total expires with it. */
export function buildDerivedFilterSchema(filter: DerivedFilter): z.ZodType {
  if ('through' in filter)
    return wholeNumberText(999_999_999, 0).meta({
      description: `The ${filter.field} of its ${filter.through}`,
    });
  return z
    .enum(['0', '1'])
    .transform(
      (value): RowFilter => ({
        year: schoolYearOf(taipeiDay()) + filter.yearsAhead,
        isMissing: value === '1',
      }),
    )
    .meta({ description: `1: without a row of this year in ${filter.rowsOf}; 0: with one` });
}

export const buildDerivedFiltersCondition = (
  kind: AnyKind,
  query: Readonly<Record<string, unknown>>,
) =>
  and(
    ...Object.entries(kind.derivedFilters).map(([name, filter]) =>
      query[name] === undefined ? undefined : buildCondition(kind, filter, query[name]),
    ),
  );

function buildCondition(kind: AnyKind, filter: DerivedFilter, value: unknown) {
  const table = tableOf(kind);
  if ('through' in filter) {
    const to = kind.fields[filter.through]?.to;
    if (!to) throw new Error(`${kind.id}.${filter.through} points to nothing`);
    const target = tableOf(kindOf(to));
    const relation = columnOf(table, filter.through);
    return sql`${relation} in (select ${target.id} from ${target} where ${eq(columnOf(target, filter.field), value)})`;
  }
  const { year, isMissing } = value as RowFilter;
  // An optional list is null when empty.
  const has = sql`coalesce(${columnOf(table, filter.rowsOf)} @> ${JSON.stringify([{ year }])}::jsonb, false)`;
  const elsewhere =
    filter.delegatedTo === undefined ? undefined : columnOf(table, filter.delegatedTo);
  if (isMissing) return and(not(has), elsewhere && isNull(elsewhere));
  return or(has, elsewhere && isNotNull(elsewhere));
}
