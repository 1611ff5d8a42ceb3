import { formatMonth } from '@admissions/model';
import { dayText, PageLink } from '@admissions/ui';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import { groupByMonth } from '../../lib/events/calendar-events.ts';
import { WEEKDAYS } from '../../lib/texts.ts';
import { EventRow } from './event-row.tsx';
import { listWeeks } from './month-weeks.ts';
import styles from './next-events.module.css';
import { TEXTS } from './texts.ts';

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
              <Day
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

function Day({ day, found: [first, ...more] }: { day: string | null; found: CalendarEvent[] }) {
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
