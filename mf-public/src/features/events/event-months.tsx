import { formatMonth } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { dayText, PageLink, Phrases } from '@admissions/ui';
import { useId } from 'react';
import {
  type CalendarEvent,
  type EventMonth,
  groupByMonth,
} from '../../lib/events/calendar-events.ts';
import { Table } from '../../lib/table.tsx';
import { WEEKDAYS } from '../../lib/texts.ts';
import styles from './event-months.module.css';
import { EventRow } from './event-row.tsx';
import { listWeeks } from './month-weeks.ts';
import { TEXTS } from './texts.ts';

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

/** Lists what begins on each day; the list below has the rest. */
function MonthTable({
  month: { month, calendarEvents },
  label,
  today,
}: {
  month: EventMonth;
  label: string;
  today: string;
}) {
  return (
    <Table
      className={styles.table}
      caption={fillPlaceholders(TEXTS.table, { month: label })}
      head={WEEKDAYS.map((day) => day['zh-TW'])}
    >
      <tbody>
        {listWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              // A day of another month is an empty cell.
              <td key={day ?? `${month} ${index}`} data-today={day === today || undefined}>
                {day && (
                  <Day
                    day={day}
                    found={calendarEvents.filter(({ dates }) => dates.begin === day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Day({ day, found }: { day: string; found: readonly CalendarEvent[] }) {
  return (
    <>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {found.map(({ href, title, college, hours }) => (
        <PageLink key={href} viewTransition to={href} data-college={college ?? undefined}>
          {hours && <span>{hours.begin}</span>}{' '}
          <span>
            <Phrases>{title}</Phrases>
          </span>
        </PageLink>
      ))}
    </>
  );
}

interface NextEventsProps {
  calendarEvents: readonly CalendarEvent[];
  /** How many are listed. */
  count: number;
  today: string;
  findSeatsLeft: (calendarEvent: CalendarEvent) => number | undefined;
}
/** The next events, and the days of their month on which events begin. */
export function NextEvents({ calendarEvents, count, today, findSeatsLeft }: NextEventsProps) {
  const [next] = groupByMonth(calendarEvents);
  if (!next) return null;
  return (
    <div className={styles.next} data-print-blocks>
      <h2 className="vh">{TEXTS.others}</h2>
      <ul className="plain">
        {calendarEvents.slice(0, count).map((each) => (
          <EventRow key={each.href} calendarEvent={each} today={today} left={findSeatsLeft(each)} />
        ))}
      </ul>
      <figure className="box" data-no-print>
        <figcaption className="bold">{formatMonth(next.month, 'zh-TW')}</figcaption>
        <ol className={styles.days}>
          {WEEKDAYS.map((day) => (
            <li key={day.en} className="note" aria-hidden="true">
              {day['zh-TW']}
            </li>
          ))}
          {listWeeks(next.month)
            .flat()
            .map((day, index) => (
              <DayLink
                // A day of another month is an empty cell.
                key={day ?? index}
                day={day}
                found={next.calendarEvents.filter(({ dates }) => dates.begin === day)}
              />
            ))}
        </ol>
      </figure>
    </div>
  );
}

function DayLink({ day, found: [first, ...more] }: { day: string | null; found: CalendarEvent[] }) {
  const date = day && Number(day.slice(8));
  if (!day || !first) return <li aria-hidden="true">{date}</li>;
  const titles = [first, ...more].map(({ title }) => title).join('、');
  return (
    <li data-college={first.college ?? undefined}>
      <PageLink to={first.href} title={titles} aria-label={`${dayText(day)}：${titles}`}>
        {date}
      </PageLink>
    </li>
  );
}
