import { fillPlaceholders } from '@admissions/model/messages';
import { PageLink, Phrases } from '@admissions/ui';
import type { CalendarEvent, EventMonth } from '../../lib/events/calendar-events.ts';
import { Table } from '../../lib/table.tsx';
import { WEEKDAYS } from '../../lib/texts.ts';
import styles from './month-table.module.css';
import { listWeeks } from './month-weeks.ts';
import { TEXTS } from './texts.ts';

/** Lists what begins on each day; the list below has the rest. */
export function MonthTable({
  month: { month, calendarEvents },
  label,
  today,
}: {
  month: EventMonth;
  label: string;
  today: string;
}) {
  return (
    <Table
      className={styles.table}
      caption={fillPlaceholders(TEXTS.table, { month: label })}
      head={WEEKDAYS.map((day) => day['zh-TW'])}
    >
      <tbody>
        {listWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              // A day of another month is an empty cell.
              <td key={day ?? `${month} ${index}`} data-today={day === today || undefined}>
                {day && (
                  <Day
                    day={day}
                    found={calendarEvents.filter(({ dates }) => dates.begin === day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Day({ day, found }: { day: string; found: readonly CalendarEvent[] }) {
  return (
    <>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {found.map(({ href, title, college, hours }) => (
        <PageLink key={href} viewTransition to={href} data-college={college ?? undefined}>
          {hours && <span>{hours.begin}</span>}{' '}
          <span>
            <Phrases>{title}</Phrases>
          </span>
        </PageLink>
      ))}
    </>
  );
}
