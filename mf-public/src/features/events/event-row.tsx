import { formatWeekday } from '@admissions/model';
import { OpeningHours, Tag } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import type { CalendarEvent } from '../../lib/events/calendar-events.ts';
import {
  CALENDAR_EVENT_TYPES,
  describeAvailability,
  formatRegistration,
  formatWhen,
  STATES,
} from '../../lib/events/event-labels.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import styles from './event-row.module.css';

export function EventRow({
  calendarEvent,
  today,
  left,
}: {
  calendarEvent: CalendarEvent;
  today: string;
  /** Seats left; undefined if unknown. */
  left: number | undefined;
}) {
  const { href, type, title, summary, dates, place, college } = calendarEvent;
  const { state, room: places } = describeAvailability(calendarEvent, today, left);
  const registration = formatRegistration(calendarEvent, state);
  return (
    <li
      className={`${card.card} ${styles.row}`}
      data-college={college ?? undefined}
      data-state={state}
    >
      <time dateTime={dates.begin} className={styles.day} aria-hidden="true">
        <span className={styles.date}>{Number(dates.begin.slice(8))}</span>
        <span>{`週${formatWeekday(dates.begin, 'zh-TW')}`}</span>
      </time>
      <div>
        <p className={card.meta}>
          <Tag tone={state === 'open' || state === 'free' ? 'sun' : 'blue'}>
            {STATES[state]['zh-TW']}
          </Tag>
          <span>{CALENDAR_EVENT_TYPES[type]['zh-TW']}</span>
        </p>
        <CardTitle to={href}>{title}</CardTitle>
        <p className={styles.when}>
          <OpeningHours>{formatWhen(calendarEvent, 'zh-TW')}</OpeningHours>
          <span aria-hidden="true">・</span>

          <JoinedWords>{place}</JoinedWords>
        </p>
        <p className={`${card.meta} clamped ${styles.summary}`}>{summary}</p>
      </div>
      {(places ?? registration) && (
        <p className={styles.places}>
          {places && <strong data-few={places.isFew || undefined}>{places.text['zh-TW']}</strong>}
          {registration && <span>{registration}</span>}
        </p>
      )}
    </li>
  );
}
