import { apiContext } from '@admissions/api-client';
import { addDays, daysBetween, formatDay, readWeekday, taipeiDay } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { ADMIN_BUNDLES, SCHEDULE_PATH, type Scheduled } from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { type ReactNode, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import dashboard from '../dashboard/dashboard.module.css';
import { EntryLink } from '../dashboard/entry-link.tsx';
import { formatTime } from '../dashboard/moment.tsx';
import { RequestLink } from '../dashboard/requests-panel.tsx';
import { ScreenHelp } from '../help/screen-help.tsx';
import { ScreenTitle } from '../menu/screen-title.tsx';
import { SCREEN_TITLES } from '../menu/texts.ts';
import styles from './schedule.module.css';
import { EVENT_NAMES, REQUEST_NAMES, TEXTS, WEEKDAYS, WEEKS_HELP } from './texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Scheduled> {
  const from = new URL(request.url).searchParams.get('from') ?? taipeiDay();
  const scheduled = await context.get(apiContext).get<Scheduled>(SCHEDULE_PATH, {
    params: { from, month: from.slice(0, 7) },
    newParams: ['from'],
  });
  // An API of 1.0.0 knows months only, and answers without days.
  const days =
    scheduled.days ??
    Array.from({ length: 28 }, (_, index) => addDays(from, index - readWeekday(from)));
  return { ...scheduled, days };
}

/** What is scheduled in four weeks: a grid, on narrow screens a list of days. */
export function Component() {
  const t = useMessage();
  const scheduled = useLoaderData<Scheduled>();
  const { days } = scheduled;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const items = listItems(scheduled, t);
  // An item is on several days.
  const count = (event: string) =>
    new Set(items.filter((item) => item.event === event).map(({ key }) => key)).size;
  return (
    <>
      <ScreenTitle screen="schedule" />
      <header className={dashboard.header}>
        <h1>{t(SCREEN_TITLES.schedule)}</h1>
        <p>{t(TEXTS.note)}</p>
      </header>
      <ScreenHelp lines={WEEKS_HELP} />
      <nav aria-label={t(SCREEN_TITLES.schedule)} className={styles.ways}>
        <Link className={styles.way} to={`?from=${addDays(first, -days.length)}`}>
          ‹ {t(TEXTS.before)}
        </Link>
        <h2 aria-live="polite">
          {t(TEXTS.shown, {
            from: formatDay(first),
            to: first.slice(0, 4) === last.slice(0, 4) ? formatMonthDay(last) : formatDay(last),
          })}
        </h2>
        <Link className={styles.way} to={`?from=${addDays(first, days.length)}`}>
          {t(TEXTS.after)} ›
        </Link>
        {!days.includes(taipeiDay()) && (
          <Link className={styles.way} to="?">
            {t(TEXTS.now)}
          </Link>
        )}
      </nav>
      <p className="wrap middle-row below-m small">
        {items.length > 0 && t(TEXTS.events)}
        {Object.entries(EVENT_NAMES).map(([event, label]) => {
          if (count(event) === 0) return null;
          const others = hidden.filter((each) => each !== event);
          const isShown = others.length === hidden.length;
          return (
            <button
              key={event}
              type="button"
              className={styles.event}
              data-event={event}
              aria-pressed={isShown}
              onClick={() => setHidden(isShown ? [...others, event] : others)}
            >
              {t(label)} {count(event)}
            </button>
          );
        })}
      </p>
      {items.length === 0 && <p className={dashboard.empty}>{t(TEXTS.nothing)}</p>}
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS[t.locale].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <DayItems
            key={day}
            day={day}
            items={items.filter((item) => item.day === day && !hidden.includes(item.event))}
          />
        ))}
      </ol>
    </>
  );
}

const MOST = 4;

/** One day: publications, removals, events and visitors; only the first few are unfolded. */
function DayItems({ day, items }: { day: string; items: readonly Item[] }) {
  const t = useMessage();
  const shown = items.length > MOST + 1 ? MOST : items.length;
  const ago = daysBetween(day, taipeiDay());
  const lines = items.map(({ key, event, label, when, link }) => (
    <div key={key} className={styles.entry}>
      <span className={styles.event} data-event={event}>
        {label} <span className="nowrap">{when}</span>
      </span>
      {link}
    </div>
  ));
  return (
    <li
      data-empty={items.length === 0 || undefined}
      id={ago === 0 ? 'today' : undefined}
      data-past={ago > 0 || undefined}
    >
      <time dateTime={day} className={styles.day}>
        {formatMonthDay(day)}
        <small>{WEEKDAYS[t.locale][readWeekday(day)]}</small>
        {ago === 0 && <span> {t(TEXTS.today)}</span>}
      </time>
      {lines.slice(0, shown)}
      {shown < items.length && (
        <details className="mini">
          <summary>{t(TEXTS.more, { count: items.length - shown })}</summary>
          {lines.slice(shown)}
        </details>
      )}
    </li>
  );
}

const formatMonthDay = (day: string) => day.slice(5).replace('-', '/');

interface Item {
  key: string;
  day: string;
  event: string;
  label: string;
  when: string | null;
  link: ReactNode;
}

const listItems = ({ entries, bundles, visits, days }: Scheduled, t: Translate): Item[] => [
  ...entries.flatMap((entry) => listEntryDays(entry, days, t)),
  ...bundles.map(({ id, name, day, at, event }) => ({
    key: `bundle ${id}`,
    day,
    event,
    label: t(EVENT_NAMES[event]),
    when: formatTime(at),
    link: <Link to={`${ADMIN_BUNDLES}?id=${id}`}>{name}</Link>,
  })),
  ...(visits ?? []).map((visit) => ({
    key: `visit ${visit.id}`,
    day: visit.day,
    event: visit.isHoped ? 'hoped' : 'visit',
    label: t(REQUEST_NAMES[visit.form] ?? TEXTS.open),
    when: visit.isHoped ? t(TEXTS.open) : visit.at && formatTime(visit.at),
    link: <RequestLink request={visit} />,
  })),
];

/** On its first day of each week; admission dates at both ends only. */
function listEntryDays(
  entry: Scheduled['entries'][number],
  days: readonly string[],
  t: Translate,
): Item[] {
  const { kind, id, title, event, at, day: first, until } = entry;
  const last = until ?? first;
  const isAdmission = event === 'admission';
  const isLong = isAdmission && until !== null;
  const name = t(event === 'begins' ? kindOf(kind).label : EVENT_NAMES[event]);
  const period = until && !isAdmission && t(TEXTS.until, { day: formatMonthDay(until) });
  return days
    .filter(
      (day) =>
        day === first ||
        (isAdmission ? day === last : day > first && day <= last && readWeekday(day) === 0),
    )
    .map((day) => ({
      key: `${kind} ${id} ${event} ${title}`,
      day,
      event,
      label: isLong ? t(day === first ? TEXTS.begins : TEXTS.ends, { name }) : name,
      when: period || (at && formatTime(at)),
      link: <EntryLink entry={entry} />,
    }));
}
