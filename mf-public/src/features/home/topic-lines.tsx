import { formatDay } from '@admissions/model';
import { Fold, PageLink, Phrases } from '@admissions/ui';
import { compareStrings } from '../../lib/compare-strings.ts';
import { useToday } from '../../lib/use-today.ts';
import type { ShownTopic } from './home-data.ts';
import { TEXTS } from './texts.ts';
import styles from './topic-lines.module.css';

/** As many as fit beside the pictures; the others are in the calendar and the news. */
const MAX_LINES = { coming: 4, stories: 2, past: 2 };

interface Line {
  id: number;
  title: string;
  day: string;
}
export function TopicLines({
  content: { activities, articles },
  renderedOn,
}: {
  content: ShownTopic;
  renderedOn: string;
}) {
  const today = useToday(renderedOn);
  const camps = activities.map(({ id, title, eventDates }) => ({
    id,
    title,
    day: eventDates.begin,
    isOver: eventDates.end < today,
  }));
  const coming = camps.filter(({ isOver }) => !isOver).sort((a, b) => compareStrings(a.day, b.day));
  const over = camps.filter(({ isOver }) => isOver).sort((a, b) => compareStrings(b.day, a.day));
  return (
    <div className={`box ${styles.lists}`}>
      <Lines
        title={TEXTS.coming}
        lines={coming.slice(0, MAX_LINES.coming)}
        page="/campCont"
        today={today}
      />
      <Fold isAlways summary={TEXTS.linesMore}>
        <div className={styles.lists}>
          <Lines
            title={TEXTS.stories}
            lines={articles
              .slice(0, MAX_LINES.stories)
              .map(({ id, title, date }) => ({ id, title, day: date }))}
            page="/newsCont"
            today={today}
          />
          <Lines
            title={TEXTS.past}
            lines={over.slice(0, MAX_LINES.past)}
            page="/campCont"
            today={today}
          />
        </div>
      </Fold>
    </div>
  );
}

function Lines({
  title,
  lines,
  page,
  today,
}: {
  title: string;
  lines: readonly Line[];
  page: string;
  today: string;
}) {
  return (
    lines.length > 0 && (
      <div>
        <h3>
          <Phrases>{title}</Phrases>
        </h3>
        <ul className={styles.lines}>
          {lines.map(({ id, title: name, day }) => (
            <li key={id}>
              <time dateTime={day}>{shortDay(day, today)}</time>
              <PageLink viewTransition to={`${page}?id=${id}`} className="quiet">
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

// The year is shown only if it is not the current one.
const shortDay = (day: string, today: string) =>
  formatDay(day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day);
