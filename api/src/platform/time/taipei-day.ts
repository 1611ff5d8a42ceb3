import { taipeiDayStart } from '@admissions/model';
import { daySchema } from '@admissions/model/schema';
import { and, gte, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { emptyAsAbsent } from '../validation/input-schemas.ts';

/** ISO 8601 in UTC. */
export const startOfDay = (day: string) => new Date(taipeiDayStart(day)).toISOString();

/** Exclusive: the start of the next day. */
export const endOfDay = (day: string) =>
  new Date(Date.parse(startOfDay(day)) + 24 * 3_600_000).toISOString();

/** The first and the last day, in a query. */
export const daysShape = { begin: emptyAsAbsent(daySchema()), end: emptyAsAbsent(daySchema()) };
export interface Days {
  begin?: string | undefined;
  end?: string | undefined;
}

export const isWithinDays = (moment: PgColumn, { begin, end }: Days) =>
  and(
    begin ? gte(moment, startOfDay(begin)) : undefined,
    end ? lt(moment, endOfDay(end)) : undefined,
  );
