import { createTaipeiFormat, taipeiDay } from '@admissions/model';
import type { Scheduled } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { EntryLink } from '../dashboard/entry-link.tsx';
import { RequestLink } from '../dashboard/requests-panel.tsx';
import styles from './schedule.module.css';
import { EVENT_NAMES, TEXTS, WEEKDAYS } from './texts.ts';

const formatTime = createTaipeiFormat('zh-TW', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** One day: publications, removals, events and visitors. */
export function DayEntries({
  day,
  scheduled: { entries, visits },
  weekday,
  isFirst,
}: {
  day: string;
  scheduled: Scheduled;
  weekday: number;
  isFirst: boolean;
}) {
  const t = useMessage();
  const own = entries.filter(
    (entry) => entry.day === day || (entry.until !== null && entry.day < day && day <= entry.until),
  );
  const coming = (visits ?? []).filter((visit) => visit.day === day);
  const isEmpty = own.length + coming.length === 0;
  return (
    <li
      data-empty={isEmpty || undefined}
      data-today={day === taipeiDay() || undefined}
      data-column={isFirst ? weekday + 1 : undefined}
    >
      <time dateTime={day} className={styles.day}>
        {Number(day.slice(8))}
        <small>{WEEKDAYS[t.locale][weekday]}</small>
      </time>
      {own.map((entry) => (
        <div key={`${entry.kind} ${entry.id} ${entry.event}`} className={styles.entry}>
          <span className={styles.event} data-event={entry.event}>
            {t(EVENT_NAMES[entry.event])} {entry.at && formatTime(entry.at)}
            {entry.until && t(TEXTS.until, { day: entry.until.slice(5).replace('-', '/') })}
          </span>
          <EntryLink entry={entry} />
        </div>
      ))}
      {coming.map((visit) => (
        <div key={visit.id} className={styles.entry}>
          <span className={styles.event} data-event="visit">
            {t(TEXTS.visit)} {visit.at && formatTime(visit.at)}
          </span>
          <RequestLink request={visit} />
        </div>
      ))}
    </li>
  );
}
