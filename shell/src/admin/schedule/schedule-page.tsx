import { apiContext } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import type { Scheduled } from '@admissions/protocol/staff';
import { SCHEDULE_PATH } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import dashboard from '../dashboard/dashboard.module.css';
import { MONTH_HELP } from '../help/month-help.ts';
import { ScreenHelp } from '../help/screen-help.tsx';
import { ScreenTitle } from '../menu/screen-title.tsx';
import { SCREEN_TITLES } from '../menu/texts.ts';
import { DayEntries } from './day-entries.tsx';
import { listMonthDays, moveMonth } from './month-days.ts';
import styles from './schedule.module.css';
import { TEXTS, WEEKDAYS } from './texts.ts';

const isMonth = (text: string | null): text is string =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '');

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<Scheduled> => {
  const requested = new URL(request.url).searchParams.get('month');
  const month = isMonth(requested) ? requested : taipeiDay().slice(0, 7);
  return context.get(apiContext).get<Scheduled>(SCHEDULE_PATH, { params: { month } });
};

/** Scheduled entries of a month: a grid of weeks, on narrow screens a list of days. */
export function Component() {
  const t = useMessage();
  const scheduled = useLoaderData<Scheduled>();
  const { month } = scheduled;
  const { days, before } = listMonthDays(month);
  const isEmpty = scheduled.entries.length + (scheduled.visits?.length ?? 0) === 0;
  const [year, number] = month.split('-');
  return (
    <>
      <ScreenTitle screen="schedule" />
      <header className={dashboard.header}>
        <h1>{t(SCREEN_TITLES.schedule)}</h1>
        <p>{t(TEXTS.note)}</p>
      </header>
      <ScreenHelp lines={MONTH_HELP} />
      <nav aria-label={t(SCREEN_TITLES.schedule)} className={styles.ways}>
        <Link to={`?month=${moveMonth(month, -1)}`}>‹ {t(TEXTS.before)}</Link>
        <h2 aria-live="polite">{`${year} / ${Number(number)}`}</h2>
        <Link to={`?month=${moveMonth(month, 1)}`}>{t(TEXTS.after)} ›</Link>
        <Link to="?">{t(TEXTS.now)}</Link>
      </nav>
      {isEmpty && <p className={dashboard.empty}>{t(TEXTS.nothing)}</p>}
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS[t.locale].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.month}>
        {days.map((day, index) => (
          <DayEntries
            key={day}
            day={day}
            scheduled={scheduled}
            weekday={(before + index) % 7}
            isFirst={index === 0}
          />
        ))}
      </ol>
    </>
  );
}
