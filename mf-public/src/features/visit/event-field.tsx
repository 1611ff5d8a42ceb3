import { useMessage } from '@admissions/store';
import { Chinese, MoreLink, OpeningHours, Tag } from '@admissions/ui';
import { FieldGroup } from '@admissions/ui/forms';
import { describeAvailability, formatWhen, STATES } from '../../lib/events/event-labels.ts';
import { useToday } from '../../lib/use-today.ts';
import styles from './event-field.module.css';
import { TEXTS } from './texts.ts';
import type { SelectedEvent } from './visit-event.ts';

export function EventField({
  selected: { of, calendarEvent },
  left,
  renderedOn,
  label,
  error,
}: {
  selected: SelectedEvent;
  left: number | undefined;
  /** YYYY-MM-DD of the render. */
  renderedOn: string;
  label: string;
  error: string | undefined;
}) {
  const t = useMessage();
  const today = useToday(renderedOn);
  const others = <MoreLink href="/events">{t(TEXTS.otherEvents)}</MoreLink>;
  if (!calendarEvent)
    return (
      <FieldGroup name={of} label={label} error={error}>
        <p role="status">{t(TEXTS.eventGone)}</p>
        {others}
      </FieldGroup>
    );
  const { state, room } = describeAvailability(calendarEvent, today, left);
  return (
    <FieldGroup name={of} label={label} error={error} isRequired>
      <div className={styles.card}>
        <p className={styles.title} {...t.chinese}>
          {calendarEvent.title}
        </p>
        <p>
          <OpeningHours>{formatWhen(calendarEvent, t.locale)}</OpeningHours>
        </p>
        <p>
          <Chinese>{calendarEvent.place}</Chinese>
        </p>
        <p className={styles.state}>
          <Tag tone={state === 'open' ? 'sun' : 'blue'}>{t(STATES[state])}</Tag>
          {room && <strong data-few={room.isFew || undefined}>{t(room.text)}</strong>}
        </p>
        <p className="row">
          <MoreLink href={calendarEvent.href}>{t(TEXTS.aboutEvent)}</MoreLink>
          {others}
        </p>
      </div>
    </FieldGroup>
  );
}
