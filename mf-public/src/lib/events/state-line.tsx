import { ButtonLink, Tag } from '@admissions/ui';
import type { ReactNode } from 'react';
import { JoinedWords } from '../joined-words.tsx';
import { type CalendarEvent, getEventState } from './calendar-events.ts';
import { describeAvailability, STATES, toMonthDay } from './event-labels.ts';
import type { useSeats } from './use-seats.ts';

const MISSED: ReadonlySet<string> = new Set(['over', 'closed', 'full']);

/** State and seats; once nobody can sign up, the next one of the type, of camps and college. */
export function StateLine({
  of,
  others,
  today,
  findSeatsLeft,
  children,
}: {
  of: CalendarEvent;
  others: readonly CalendarEvent[];
  today: string;
  findSeatsLeft: ReturnType<typeof useSeats>;
  children?: ReactNode;
}) {
  const { state, room } = describeAvailability(of, today, findSeatsLeft(of));
  const next =
    MISSED.has(state) &&
    others.find(
      (other) =>
        other.type === of.type &&
        (of.type !== 'camp' || other.college === of.college) &&
        !MISSED.has(getEventState(other, { today, left: findSeatsLeft(other) })),
    );
  return (
    <div className="row space-m semi">
      <Tag tone={state === 'open' || state === 'free' ? 'sun' : 'blue'}>
        {STATES[state]['zh-TW']}
      </Tag>
      {children}
      {room && <strong className={room.isFew ? 'wrong' : undefined}>{room.text['zh-TW']}</strong>}
      {next && (
        <>
          <ButtonLink href={next.href}>
            <JoinedWords>{describeNext(next, today, findSeatsLeft(next))}</JoinedWords>
          </ButtonLink>{' '}
          {next.title}
        </>
      )}
    </div>
  );
}

function describeNext(next: CalendarEvent, today: string, left: number | undefined) {
  const { state, room } = describeAvailability(next, today, left);
  const day = toMonthDay(next.dates.begin).replace('/', '月');
  const seats = room ? `・${room.text['zh-TW']}` : '';
  return `${state === 'open' ? '報名' : ''}下一場：${day}日${seats}`;
}
