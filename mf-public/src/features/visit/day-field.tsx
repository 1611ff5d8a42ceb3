import { addDays, formatMonth, readWeekday } from '@admissions/model';
import {
  type DayRefusal,
  findClosure,
  formatVisitDay,
  type VisitDay,
  type VisitDays,
} from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { Button, Chinese } from '@admissions/ui';
import { FieldGroup } from '@admissions/ui/forms';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { WEEKDAYS } from '../../lib/texts.ts';
import styles from './day-field.module.css';
import { BARS, TEXTS } from './texts.ts';

interface DayFieldProps {
  label: string;
  error?: string | undefined;
  register: UseFormRegisterReturn;
  days: VisitDays;
  chosen: string;
  /** False: seats left are unknown, or not taken. */
  hasSeats?: boolean;
  isRequired?: boolean;
  hint?: string | undefined;
}

/** Until the days are loaded: the progress, or a retry. */
export function MissingDays({ hasFailed, load }: { hasFailed: boolean; load: () => unknown }) {
  const t = useMessage();
  return (
    <p role="status">
      {t(hasFailed ? TEXTS.daysLost : TEXTS.daysComing)}
      {hasFailed && (
        <Button look="quiet" onClick={() => void load()}>
          {t(TEXTS.retry)}
        </Button>
      )}
    </p>
  );
}

/** Unavailable days give the reason. */
export function DayField({
  register,
  days,
  chosen,
  hasSeats = true,
  isRequired = true,
  hint,
  ...field
}: DayFieldProps) {
  const t = useMessage();
  const months = groupByMonth(days.days);
  return (
    <FieldGroup
      {...field}
      name={register.name}
      isRequired={isRequired}
      hint={hint ?? (days.meeting && <Chinese>{days.meeting}</Chinese>)}
    >
      {months.every(({ isTaken }) => isTaken) && <p className={styles.none}>{t(TEXTS.noDays)}</p>}
      {months.map(({ month, blanks, days: found, isTaken }, index) => (
        <details
          key={month}
          className={styles.month}
          open={index === 0 || chosen.startsWith(month) || undefined}
        >
          <summary>
            {formatMonth(month, t.locale)}
            {isTaken && <span className={styles.taken}>{t(TEXTS.taken)}</span>}
          </summary>
          <div className={styles.grid}>
            {WEEKDAYS.map((weekday) => (
              <span key={weekday.en} className="faint mini centre" aria-hidden="true">
                {t(weekday)}
              </span>
            ))}
            {Array.from({ length: blanks }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty cells before the first day
              <span key={at} />
            ))}
            {found.map((each) => (
              <Day key={each.day} {...{ register, each, hasSeats }} />
            ))}
          </div>
          <DayNotes days={found} />
        </details>
      ))}
    </FieldGroup>
  );
}

/** Why days are closed, and what else the office says about days. */
function DayNotes({ days }: { days: readonly VisitDay[] }) {
  const t = useMessage();
  const notes = groupNotes(days);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ begin, end, note }) => (
        <li key={begin}>
          {[...new Set([begin, end])].map((day) => formatVisitDay(day, t.locale)).join('–')}
          {t.locale === 'en' ? ': ' : '：'}
          <Note day={begin} note={note} />
        </li>
      ))}
    </ul>
  );
}

/** Names of holidays are ours; notes of staff stay Chinese. */
function Note({ day, note }: { day: string; note: string }) {
  const t = useMessage();
  const isHoliday = findClosure({ closed: null, special: null }, day) === note;
  return isHoliday && t.locale === 'en' ? t(TEXTS.holiday) : <Chinese>{note}</Chinese>;
}

function Day({
  register,
  each: { day, left, bar, note },
  hasSeats,
}: {
  register: UseFormRegisterReturn;
  each: VisitDay;
  hasSeats: boolean;
}) {
  const t = useMessage();
  const seats = hasSeats ? t(TEXTS.left, { left }) : '';
  const state = bar ? t(BARS[bar]) : seats;
  const date = Number(day.slice(8));
  const spoken = [formatVisitDay(day, t.locale), state].filter(Boolean).join(' ');
  if (bar)
    return (
      <span className={styles.barred} title={note ?? undefined}>
        <span aria-hidden="true">{date}</span>
        <small aria-hidden="true">{isShown(bar) ? state : ''}</small>
        {isShown(bar) && (
          <span className="vh">
            {spoken} {note && <Note {...{ day, note }} />}
          </span>
        )}
      </span>
    );
  return (
    <label className={styles.day} title={note ?? undefined}>
      <input
        {...register}
        type="radio"
        value={day}
        aria-label={note ? `${spoken} ${note}` : spoken}
      />
      <span aria-hidden="true">{date}</span>
      <small aria-hidden="true">{state}</small>
    </label>
  );
}
// Weekends are recognisably closed without text; full days are not.
const isShown = (bar: DayRefusal) => bar === 'full' || bar === 'closed';

/** Starts with the first month that has an available day. */
export function groupByMonth(days: readonly VisitDay[]) {
  const months = new Map<string, VisitDay[]>();
  for (const each of days) {
    const month = each.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  const all = [...months].map(([month, found]) => ({
    month,
    /** The empty cells before the first day, Monday first. */
    blanks: countBlanks(found[0]?.day ?? ''),
    days: found,
    isTaken: found.every(({ bar }) => bar !== null),
  }));
  const first = all.findIndex(({ isTaken }) => !isTaken);
  return first < 0 ? all : all.slice(first);
}
// Sunday is the last day of the week.
const countBlanks = (day: string) => (readWeekday(day) + 6) % 7;

/** Notes of the office and names of holidays, consecutive days together. */
export function groupNotes(days: readonly VisitDay[]) {
  const groups: { begin: string; end: string; note: string }[] = [];
  for (const { day, note } of days) {
    const last = groups.at(-1);
    if (!note) continue;
    if (last?.note === note && addDays(last.end, 1) === day) last.end = day;
    else groups.push({ begin: day, end: day, note });
  }
  return groups;
}
