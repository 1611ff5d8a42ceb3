import { Phrases } from '@admissions/ui';
import styles from './year-ruler.module.css';

/** Twelve months, each linking to its entries; empty months are marks only. */
export function YearRuler({ entries, label }: { entries: readonly YearEntry[]; label: string }) {
  return (
    <ol className={styles.ruler} aria-label={label}>
      {groupBySchoolYear(entries).map(({ month, entries: own }) => (
        <li key={month} data-empty={own.length === 0 || undefined}>
          <strong>{month}月</strong>
          {own.map(({ title, day, href }) => (
            <a key={href} href={href}>
              <time dateTime={day}>{Number(day.slice(8))}</time>
              <Phrases>{title.split(/[：（]/)[0]}</Phrases>
            </a>
          ))}
        </li>
      ))}
    </ol>
  );
}

interface YearEntry {
  title: string;
  day: string;
  href: string;
}
const FIRST_MONTH = 8;

/** Twelve months from August, each with its entries whatever their year. */
export function groupBySchoolYear(entries: readonly YearEntry[]) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((FIRST_MONTH - 1 + index) % 12) + 1;
    return {
      month,
      entries: entries
        .filter(({ day }) => Number(day.slice(5, 7)) === month)
        .toSorted((one, other) => Number(one.day.slice(8)) - Number(other.day.slice(8))),
    };
  });
}

/** In the order of a school year; undated last. */
export const sortBySchoolYear = <T extends { date: string | null }>(entries: readonly T[]) =>
  entries.toSorted((one, other) => calculateOrderInYear(one) - calculateOrderInYear(other));
const calculateOrderInYear = ({ date }: { date: string | null }) =>
  date === null
    ? 1300
    : ((Number(date.slice(5, 7)) + 12 - FIRST_MONTH) % 12) * 100 + Number(date.slice(8));
