import type { EntryOf } from '@admissions/model';
import type { EventState } from '@admissions/model/forms';
import type { event as eventKind } from '@admissions/model/kinds';
import { ButtonLink } from '@admissions/ui';
import { fromEvent } from '../../lib/events/calendar-events.ts';
import { formatRegistration } from '../../lib/events/event-labels.ts';
import styles from './event-page.module.css';
import { TEXTS } from './texts.ts';

type Event = EntryOf<typeof eventKind>;
const STATUS_TEXTS = {
  full: TEXTS.fullText,
  closed: TEXTS.closedText,
  over: TEXTS.overText,
  free: TEXTS.freeText,
} as const;

/** The sign-up link or the reason for its absence, and the calendar file. */
export function SignUp({ event, state }: { event: Event; state: EventState }) {
  const target = findSignUpLink(event);
  const registration = formatRegistration(fromEvent(event), state);
  return (
    <div className={styles.action} data-state={state}>
      {(state === 'open' || state === 'full') && target && (
        <ButtonLink href={target.href} newWindow={target.newWindow}>
          {state === 'full' ? TEXTS.wait : TEXTS.register}
        </ButtonLink>
      )}
      {state !== 'open' && (
        <p role="status">
          {state === 'soon' ? (registration ?? TEXTS.closedText) : STATUS_TEXTS[state]}
        </p>
      )}
      {state !== 'over' && (
        <a href={`/calendar.ics?of=event-${event.id}`} download>
          {TEXTS.addToCalendar}
        </a>
      )}
    </div>
  );
}

function findSignUpLink({
  id,
  signup,
  link,
}: Event): { href: string; newWindow?: boolean | undefined } | null {
  switch (signup) {
    case 'visit':
      return { href: `/formVisit?event=${id}` };
    case 'interview':
      return { href: '/formInterview' };
    case 'teaching':
      return { href: '/formTeacher' };
    case 'link':
      return link;
    case 'none':
      return null;
  }
}
