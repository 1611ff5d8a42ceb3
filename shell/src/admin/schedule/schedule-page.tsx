import { apiContext } from '@admissions/api-client';
import { daysBetween, readWeekday, taipeiDay } from '@admissions/model';
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
  const { days, after } = listMonthDays(month);
  // Days of this week stay, so that its row has no hole.
  const folded = Math.max(0, days.indexOf(taipeiDay()) - readWeekday(taipeiDay()));
  const { entries, bundles, visits } = scheduled;
  const isEmpty = [...entries, ...bundles, ...(visits ?? [])].length === 0;
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
        <h2 aria-live="polite">
          {t(TEXTS.shown, {
            year: month.slice(0, 4),
            from: formatMonthDay(days[folded] ?? ''),
            to: formatMonthDay(after.at(-1) ?? ''),
          })}
        </h2>
        <Link to={`?month=${moveMonth(month, 1)}`}>{t(TEXTS.after)} ›</Link>
        <Link to="#today">{t(TEXTS.today)}</Link>
        {entries.some(({ event }) => event === 'admission') && (
          <label>
            <input
              type="checkbox"
              checked={hasAdmissions}
              onChange={() => setHasAdmissions(!hasAdmissions)}
            />{' '}
            {t(TEXTS.admissions)}
          </label>
        )}
      </nav>
      <p className="wrap below-m small">
        {t(TEXTS.colours)}
        {Object.entries(LEGEND).map(([event, label]) => (
          <span key={event} className={styles.event} data-event={event}>
            {t(label)}
          </span>
        ))}
      </p>
      {folded > 0 && (
        <details className={styles.earlier}>
          <summary>{t(TEXTS.earlier)}</summary>
        </details>
      )}
      {isEmpty && <p className={dashboard.empty}>{t(TEXTS.nothing)}</p>}
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS[t.locale].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.month}>
        {[...days, ...after].map((day) => (
          <DayEntries
            key={day}
            day={day}
            scheduled={{ ...scheduled, entries: entries.filter(isShown) }}
          />
        ))}
      </ol>
    </>
  );
}

const MOST = 4;

/** One day: publications, removals, events and visitors; only the first few are unfolded. */
function DayEntries({ day, scheduled }: { day: string; scheduled: Scheduled }) {
  const t = useMessage();
  const items = useDayItems(day, scheduled);
  const shown = items.length > MOST + 1 ? MOST : items.length;
  const ago = daysBetween(day, taipeiDay());
  const weekday = readWeekday(day);
  return (
    <li
      data-empty={items.length === 0 || undefined}
      id={ago === 0 ? 'today' : undefined}
      data-past={ago > 0 || undefined}
      data-folded={ago > readWeekday(taipeiDay()) || undefined}
      data-next={!day.startsWith(scheduled.month) || undefined}
      data-column={weekday + 1}
    >
      <time dateTime={day} className={styles.day}>
        {formatMonthDay(day)}
        {ago === 0 && <b> {t(TEXTS.today)}</b>}
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
  const describePeriod = ({ day: first, event }: Scheduled['entries'][number], until: string) =>
    event === 'admission'
      ? t(day === first ? TEXTS.begins : TEXTS.ends)
      : t(TEXTS.until, { day: formatMonthDay(until) });
  const onDay = <Each extends { day: string }>(all: readonly Each[] | null) =>
    (all ?? []).filter((each) => each.day === day);
  return [
    ...own.map((entry) => (
      <DayItem
        key={`${entry.kind} ${entry.id} ${entry.event}`}
        event={entry.event}
        label={t(entry.event === 'begins' ? kindOf(entry.kind).label : EVENT_NAMES[entry.event])}
        when={entry.until ? describePeriod(entry, entry.until) : entry.at && formatTime(entry.at)}
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
        event={visit.isHoped ? 'hoped' : 'visit'}
        label={t(REQUEST_NAMES[visit.form] ?? TEXTS.open)}
        when={visit.isHoped ? t(TEXTS.open) : visit.at && formatTime(visit.at)}
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
