import { Phrases } from '@admissions/ui';
import type { YearEntry } from './year-line.ts';
import { groupBySchoolYear } from './year-line.ts';
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
