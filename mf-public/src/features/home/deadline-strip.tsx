import { Container, dayText, Phrases, SmartLink } from '@admissions/ui';
import {
  calculateStepState,
  type Deadline,
  daysUntil,
  formatTimeLeft,
} from '../../lib/deadlines.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { useToday } from '../../lib/use-today.ts';
import styles from './deadline-strip.module.css';

const SHOWN_COUNT = 3;
const TEXTS = {
  heading: '下一個截止日',
  after: '接下來',
  calendar: '加入行事曆（.ics）',
  all: '看全部日程',
} as const;

/** Renders nothing when every channel is over. */
export function DeadlineStrip({
  deadlines,
  renderedOn,
}: {
  deadlines: readonly Deadline[];
  renderedOn: string;
}) {
  const today = useToday(renderedOn);
  const [next, ...others] = deadlines
    .filter((each) => calculateStepState(each, today) !== 'done')
    .slice(0, SHOWN_COUNT);
  if (!next) return null;
  return (
    <section aria-labelledby="deadline">
      <Container>
        <div className={styles.card}>
          <div className={styles.next}>
            <Countdown step={next} today={today} />
            <div>
              <h2 id="deadline" className={styles.heading}>
                <Phrases>{TEXTS.heading}</Phrases>
              </h2>
              <p className={styles.title}>
                <SmartLink href={`/admissions#item-${next.id}`} className="quiet">
                  {formatTitle(next)}
                </SmartLink>
                <SampleMark of={next} />
              </p>
              <p className={styles.dates}>
                <Days step={next} />
                <a href={`/calendar.ics?of=admissions-${next.id}`} download>
                  {TEXTS.calendar}
                </a>
              </p>
            </div>
          </div>
          {others.length > 0 && (
            <div className={styles.then}>
              <h3 className={styles.heading}>
                <Phrases>{TEXTS.after}</Phrases>
              </h3>
              <ul className="plain">
                {others.map((each) => (
                  <li key={`${each.id} ${each.label}`} className="split plain-size">
                    <div>
                      <SmartLink href={`/admissions#item-${each.id}`}>
                        {formatTitle(each)}
                      </SmartLink>
                      <SampleMark of={each} />
                    </div>
                    <span>{formatTimeLeft(each, today)}</span>
                  </li>
                ))}
              </ul>
              <SmartLink href="/admissions#channels">{TEXTS.all}</SmartLink>
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}

const formatTitle = ({ title, label }: Deadline) => `${title}：${label}`;

function Days({ step: { dates } }: { step: Deadline }) {
  return (
    <span>
      <time dateTime={dates.begin}>{dayText(dates.begin)}</time>
      {dates.begin !== dates.end && (
        <>
          –<time dateTime={dates.end}>{dayText(dates.end)}</time>
        </>
      )}
    </span>
  );
}

// The large figure is visual only; screen readers get the sentence.
function Countdown({ step, today }: { step: Deadline; today: string }) {
  const days = daysUntil(step, today);
  const [before, after] = formatTimeLeft(step, today).split(String(days));
  return (
    <p className={styles.countdown} data-state={calculateStepState(step, today)}>
      {after === undefined ? (
        <strong className={styles.words}>{before}</strong>
      ) : (
        <>
          {before && <span>{before}</span>}
          <strong>{days}</strong>
          <span>{after}</span>
        </>
      )}
    </p>
  );
}
