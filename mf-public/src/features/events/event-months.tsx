import { formatMonth } from '@admissions/model';
import { useId } from 'react';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { groupByMonth } from '../../lib/events/calendar-events.ts';
import styles from './event-months.module.css';
import { EventRow } from './event-row.tsx';
import { MonthTable } from './month-table.tsx';

/** Months in the given order. */
export function EventMonths({
  calendarEvents,
  today,
  findSeatsLeft,
  hasTable = false,
}: {
  calendarEvents: readonly CalendarEvent[];
  today: string;
  /** Undefined if unknown. */
  findSeatsLeft: (calendarEvent: CalendarEvent) => number | undefined;
  /** Wide windows show each month as a table of weeks instead of a list. */
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
      <ul className="plain">
        {found.map((each) => (
          <EventRow key={each.href} calendarEvent={each} today={today} left={findSeatsLeft(each)} />
        ))}
      </ul>
    </section>
  ));
}
