import { apiContext } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { ADMIN_BUNDLES, SCHEDULE_PATH, type Scheduled } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { type ReactNode, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import dashboard from '../dashboard/dashboard.module.css';
import { EntryLink } from '../dashboard/entry-link.tsx';
import { formatTime } from '../dashboard/moment.tsx';
import { RequestLink } from '../dashboard/requests-panel.tsx';
import { ScreenHelp } from '../help/screen-help.tsx';
import { ScreenTitle } from '../menu/screen-title.tsx';
import { SCREEN_TITLES } from '../menu/texts.ts';
import { listMonthDays, moveMonth } from './month-days.ts';
import styles from './schedule.module.css';
import { EVENT_NAMES, LEGEND, MONTH_HELP, REQUEST_NAMES, TEXTS, WEEKDAYS } from './texts.ts';

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
  const { days, after, before } = listMonthDays(month);
  const { entries, bundles, visits } = scheduled;
  const isEmpty = [...entries, ...bundles, ...(visits ?? [])].length === 0;
  const [year = '', number] = month.split('-');
  const today = taipeiDay();
  const isNow = month === today.slice(0, 7);
  const hasPast = isNow && days[0] !== today;
  const [hasEarlier, setHasEarlier] = useState(false);
  const [hasAdmissions, setHasAdmissions] = useState(true);
  const isShown = ({ event }: Scheduled['entries'][number]) =>
    hasAdmissions || event !== 'admission';
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
        <h2 aria-live="polite">{t(TEXTS.month, { year, month: Number(number) })}</h2>
        <Link to={`?month=${moveMonth(month, 1)}`}>{t(TEXTS.after)} ›</Link>
        {!isNow && <Link to="?">{t(TEXTS.now)}</Link>}
      </nav>
      <Legend>
        {entries.some(({ event }) => event === 'admission') && (
          <label className={styles.event} data-event="admission">
            <input
              type="checkbox"
              checked={hasAdmissions}
              onChange={() => setHasAdmissions(!hasAdmissions)}
            />{' '}
            {t(TEXTS.admissions)}
          </label>
        )}
      </Legend>
      {hasPast && (
        <button
          type="button"
          className={styles.earlier}
          aria-expanded={hasEarlier}
          onClick={() => setHasEarlier(!hasEarlier)}
        >
          {t(TEXTS.earlier)}
        </button>
      )}
      {isEmpty && <p className={dashboard.empty}>{t(TEXTS.nothing)}</p>}
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS[t.locale].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.month} data-folded={(isNow && !hasEarlier) || undefined}>
        {[...days, ...after].map((day, index) => (
          <DayEntries
            key={day}
            day={day}
            scheduled={{ ...scheduled, entries: entries.filter(isShown) }}
            weekday={(before + index) % 7}
            isFirst={index === 0}
            isNext={index >= days.length}
          />
        ))}
      </ol>
    </>
  );
}

function Legend({ children }: { children: ReactNode }) {
  const t = useMessage();
  return (
    <p className="wrap below-m small">
      {Object.entries(LEGEND).map(([event, label]) => (
        <span key={event} className={styles.event} data-event={event}>
          {t(label)}
        </span>
      ))}
      {children}
    </p>
  );
}

interface DayEntriesProps {
  day: string;
  scheduled: Scheduled;
  weekday: number;
  isFirst: boolean;
  /** Of the next month. */
  isNext: boolean;
}
const MOST = 4;

/** One day: publications, removals, events and visitors; only the first few are unfolded. */
function DayEntries({ day, scheduled, weekday, isFirst, isNext }: DayEntriesProps) {
  const t = useMessage();
  const items = useDayItems(day, scheduled);
  const shown = items.length > MOST + 1 ? MOST : items.length;
  return (
    <li
      data-empty={items.length === 0 || undefined}
      data-past={day < taipeiDay() || undefined}
      data-today={day === taipeiDay() || undefined}
      data-next={isNext || undefined}
      data-column={isFirst ? weekday + 1 : undefined}
    >
      <time dateTime={day} className={styles.day}>
        {isNext ? formatMonthDay(day) : Number(day.slice(8))}
        {day === taipeiDay() && <b> {t(TEXTS.today)}</b>}
        <small>{WEEKDAYS[t.locale][weekday]}</small>
      </time>
      {items.slice(0, shown)}
      {shown < items.length && (
        <details className="mini">
          <summary>{t(TEXTS.more, { count: items.length - shown })}</summary>
          {items.slice(shown)}
        </details>
      )}
    </li>
  );
}

const formatMonthDay = (day: string) => day.slice(5).replace('-', '/');

function useDayItems(day: string, { entries, bundles, visits }: Scheduled): ReactNode[] {
  const t = useMessage();
  const own = entries.filter(({ day: first, until, event }) =>
    // A long registration is shown at both ends only.
    event === 'admission'
      ? day === first || day === until
      : day >= first && day <= (until ?? first),
  );
  const onDay = <Each extends { day: string }>(all: readonly Each[] | null) =>
    (all ?? []).filter((each) => each.day === day);
  return [
    ...own.map((entry) => (
      <DayItem
        key={`${entry.kind} ${entry.id} ${entry.event}`}
        event={entry.event}
        label={t(entry.event === 'begins' ? kindOf(entry.kind).label : EVENT_NAMES[entry.event])}
        when={
          entry.until
            ? t(TEXTS.until, { day: formatMonthDay(entry.until) })
            : entry.at && formatTime(entry.at)
        }
      >
        <EntryLink entry={entry} />
      </DayItem>
    )),
    ...onDay(bundles).map(({ id, name, at, event }) => (
      <DayItem
        key={`bundle ${id}`}
        event={event}
        label={t(EVENT_NAMES[event])}
        when={formatTime(at)}
      >
        <Link to={`${ADMIN_BUNDLES}?id=${id}`}>{name}</Link>
      </DayItem>
    )),
    ...onDay(visits).map((visit) => (
      <DayItem
        key={`visit ${visit.id}`}
        event={visit.at ? 'visit' : 'hoped'}
        label={t(REQUEST_NAMES[visit.form] ?? TEXTS.open)}
        when={visit.at ? formatTime(visit.at) : t(TEXTS.open)}
      >
        <RequestLink request={visit} />
      </DayItem>
    )),
  ];
}

interface DayItemProps {
  event: string;
  label: string;
  when: string | null;
  children: ReactNode;
}
const DayItem = ({ event, label, when, children }: DayItemProps) => (
  <div className={styles.entry}>
    <span className={styles.event} data-event={event}>
      {label} {when}
    </span>
    {children}
  </div>
);
