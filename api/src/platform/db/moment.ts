import { sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/pg-core';

/** `timestamptz` in the database, ISO 8601 in UTC with milliseconds in the program. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  // pg returns a Date, or PostgreSQL's text where drizzle requested raw values
  fromDriver: (value: unknown) =>
    (value instanceof Date ? value : new Date(value as string)).toISOString(),
  toDriver: (value) => value,
});

/** Required; by default the moment of the insert. */
export const momentNow = (name = '') => moment(name).notNull().default(sql`now()`);

/** Of rows that staff edit. */
export const editColumns = () => ({
  createdAt: momentNow('created_at'),
  updatedAt: momentNow('updated_at'),
  updatedBy: text('updated_by'),
  revision: integer().notNull().default(1),
});
