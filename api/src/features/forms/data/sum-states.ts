import type { StatePage } from '@admissions/protocol/forms';
import { z } from 'zod';
import { count, whole } from '../../../platform/openapi/answer-schemas.ts';

export const describeStatePage = <T, S extends string>(
  item: z.ZodType<T>,
  states: readonly S[],
): z.ZodType<StatePage<T, S>> =>
  z.strictObject({
    list: z.array(item),
    total: count,
    page: whole,
    perpage: whole,
    counts: z.partialRecord(z.enum(states), count),
  });

/** Counts by state, and the total of one state or of all. */
export const sumStates = <S extends string>(
  rows: readonly { state: S; count: number }[],
  shown: S | undefined,
): Pick<StatePage<unknown, S>, 'counts' | 'total'> => ({
  counts: Object.fromEntries(rows.map(({ state, count: each }) => [state, each])) as Partial<
    Record<S, number>
  >,
  total: rows
    .filter(({ state }) => !shown || state === shown)
    .reduce((sum, { count: each }) => sum + each, 0),
});
