import { formatMonth } from '@admissions/model';
import { useId } from 'react';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { groupByMonth } from '../../lib/events/calendar-events.ts';
import styles from './event-months.module.css';
import { EventRow } from './event-row.tsx';
import { MonthTable } from './month-table.tsx';

/** A list for each month, in the order in which they are given. */
export function EventMonths({
  calendarEvents,
  today,
  findSeatsLeft,
  hasTable = false,
}: {
  calendarEvents: readonly CalendarEvent[];
  today: string;
  /** The places; nothing where they are not known. */
  findSeatsLeft: (calendarEvent: CalendarEvent) => number | undefined;
  /** In a window that is wide enough, each month is a table of weeks in place of its list. */
  hasTable?: boolean;
}) {
  const id = useId();
  return groupByMonth(calendarEvents).map(({ month, calendarEvents: found }) => (
    <section
      key={month}
      className={styles.month}
      data-table={hasTable || undefined}
      aria-labelledby={`${id}${month}`}
    >
      <h2 id={`${id}${month}`}>
        <time dateTime={month}>{formatMonth(month, 'zh-TW')}</time>
      </h2>
      {hasTable && (
        <MonthTable
          month={{ month, calendarEvents: found }}
          label={formatMonth(month, 'zh-TW')}
          today={today}
        />
      )}
      <ul>
        {found.map((each) => (
          <EventRow key={each.href} calendarEvent={each} today={today} left={findSeatsLeft(each)} />
        ))}
      </ul>
    </section>
  ));
}
