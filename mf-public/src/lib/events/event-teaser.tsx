import { type Localised, pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, Chinese, MoreLink, OpeningHours, PageLink, Phrases } from '@admissions/ui';
import { useId } from 'react';
import { type CalendarEvent, getEventState } from './calendar-events.ts';
import { formatWhen, labelAvailability } from './event-labels.ts';
import styles from './event-teaser.module.css';
import { useSeats } from './use-seats.ts';

const TEXTS = {
  register: pair('我要報名', 'Sign up'),
  all: pair('看整個活動日曆', 'The whole calendar'),
} satisfies Record<string, Localised | string>;

/** Nothing without upcoming events. A single one has a button. */
export function EventTeaser({
  title,
  calendarEvents,
  today,
  allHref = '/events',
  limit,
}: {
  title: string;
  calendarEvents: readonly CalendarEvent[];
  today: string;
  /** Link to more of them in the calendar. */
  allHref?: string;
  /** Shows so many of those that are not full. */
  limit?: number;
}) {
  const t = useMessage();
  const id = useId();
  const findSeatsLeft = useSeats(calendarEvents.length > 0);
  const stateOf = (each: CalendarEvent) =>
    getEventState(each, { today, left: findSeatsLeft(each) });
  const shown = limit
    ? calendarEvents.filter((each) => stateOf(each) !== 'full').slice(0, limit)
    : calendarEvents;
  const [first, ...others] = shown;
  if (!first) return null;
  const isOpen = stateOf(first) === 'open';
  return (
    <aside className={styles.teaser} aria-labelledby={id}>
      <h2 id={id}>
        <Phrases>{title}</Phrases>
      </h2>
      <ul className={styles.list}>
        {shown.map((each) => (
          <li key={each.href} className="row under">
            <PageLink to={each.href} className="touch bold">
              <Chinese>{each.title}</Chinese>
            </PageLink>
            <span>
              <OpeningHours>{formatWhen(each, t.locale)}</OpeningHours>
            </span>
            <span>{t(labelAvailability(each, today, findSeatsLeft(each)))}</span>
          </li>
        ))}
      </ul>
      <p className="row">
        {others.length === 0 && isOpen && (
          <ButtonLink href={first.href}>{t(TEXTS.register)}</ButtonLink>
        )}
        <MoreLink href={allHref}>{t(TEXTS.all)}</MoreLink>
      </p>
    </aside>
  );
}
