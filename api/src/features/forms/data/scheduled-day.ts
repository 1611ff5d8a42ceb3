import { sql } from 'drizzle-orm';
import { submissions } from './forms-tables.ts';

/** The scheduled day (Taipei), else the booked one. */
export const scheduledDay = sql<
  string | null
>`coalesce(to_char(${submissions.scheduledAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD'), ${submissions.bookedDay})`;

/** The same with its time if there is one; sorts as text. */
export const scheduledMoment = sql<
  string | null
>`coalesce(to_char(${submissions.scheduledAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI'), ${submissions.bookedDay})`;
