import { sql } from 'drizzle-orm';
import { submissions } from './forms-tables.ts';

/** The day (Taipei) on which a submission takes place: for which staff scheduled it, else which its sender booked. */
export const scheduledDay = sql<
  string | null
>`coalesce(to_char(${submissions.scheduledAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD'), ${submissions.bookedDay})`;

/** The same with the time where there is one, so that texts stand in the order of what they name. */
export const scheduledMoment = sql<
  string | null
>`coalesce(to_char(${submissions.scheduledAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI'), ${submissions.bookedDay})`;
