import { createTaipeiFormat, taipeiDay } from '@admissions/model';
import type { Dashboard } from '@admissions/protocol/staff';
import { ADMIN_SCHEDULE } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { RequestLink } from './requests-panel.tsx';
import { TEXTS } from './texts.ts';
import today from './today.module.css';

const DAY_MS = 24 * 3_600_000;
const FORMATS = {
  'zh-TW': createTaipeiFormat('zh-TW', { month: 'numeric', day: 'numeric', weekday: 'short' }),
  en: createTaipeiFormat('en', { month: 'numeric', day: 'numeric', weekday: 'short' }),
};
const formatTime = createTaipeiFormat('zh-TW', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Visitors of today and the next six days. */
export function WeekPanel({ visits }: { visits: NonNullable<Dashboard['visits']> }) {
  const t = useMessage();
  const days = Array.from({ length: 7 }, (_, offset) =>
    taipeiDay(new Date(Date.now() + offset * DAY_MS)),
  );
  return (
    <section className={`${styles.panel} ${today.week}`}>
      <h2>
        {t(TEXTS.visits)}
        <Link to={ADMIN_SCHEDULE}>{t(TEXTS.seeMonth)}</Link>
      </h2>
      {visits.length === 0 && <p className={styles.empty}>{t(TEXTS.noVisits)}</p>}
      <ol className={today.days}>
        {days.map((day, index) => {
          const of = visits.filter((visit) => visit.day === day);
          return (
            <li key={day} data-empty={of.length === 0 || undefined}>
              <p className={today.day}>
                <time dateTime={day}>{FORMATS[t.locale](`${day}T00:00:00+08:00`)}</time>
                {index === 0 && <b>{t(TEXTS.today)}</b>}
              </p>
              {of.length === 0 && <p className="faint tiny">{t(TEXTS.nobody)}</p>}
              {of.map((visit) => (
                <div key={visit.id} className={today.visit}>
                  <p className="faint tiny figures">
                    {visit.at && <time dateTime={visit.at}>{formatTime(visit.at)}</time>}{' '}
                    {visit.people !== null && t(TEXTS.people, { count: visit.people })}
                  </p>
                  <RequestLink request={visit} />
                </div>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
