import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Chinese, Container, dayText, Phrases, SmartLink } from '@admissions/ui';
import type { Deadline } from '../../lib/deadlines.ts';
import { computeStepState, daysUntil, untilText } from '../../lib/deadlines.ts';
import { useToday } from '../../lib/use-today.ts';
import styles from './deadline-strip.module.css';

const SHOWN = 3;
const TEXTS = {
  heading: { 'zh-TW': '下一個截止日', en: 'Next deadline' },
  after: { 'zh-TW': '接下來', en: 'After that' },
  calendar: { 'zh-TW': '加入行事曆（.ics）', en: 'Add to calendar (.ics)' },
  all: { 'zh-TW': '看全部日程', en: 'All dates' },
} as const satisfies Record<string, Localised>;

/** What closes next and in how many days, with what comes after it; nothing when every channel is over. */
export function DeadlineStrip({
  deadlines,
  made,
}: {
  deadlines: readonly Deadline[];
  made: string;
}) {
  const t = useMessage();
  const today = useToday(made);
  const [next, ...others] = deadlines
    .filter((each) => computeStepState(each, today) !== 'done')
    .slice(0, SHOWN);
  if (!next) return null;
  return (
    <section aria-labelledby="deadline" className={styles.strip}>
      <Container>
        <div className={styles.card}>
          <div className={styles.next}>
            <Countdown step={next} today={today} />
            <div>
              <h2 id="deadline" className={styles.heading}>
                <Phrases>{t(TEXTS.heading)}</Phrases>
              </h2>
              <p className={styles.title}>
                <SmartLink href={`/admissions#item-${next.id}`} className="quiet">
                  <Chinese>{formatTitle(next)}</Chinese>
                </SmartLink>
              </p>
              <p className={styles.dates}>
                <Days step={next} />
                <a href={`/calendar.ics?of=admissions-${next.id}`} download>
                  {t(TEXTS.calendar)}
                </a>
              </p>
            </div>
          </div>
          {others.length > 0 && (
            <div className={styles.then}>
              <h3 className={styles.heading}>
                <Phrases>{t(TEXTS.after)}</Phrases>
              </h3>
              <ul>
                {others.map((each) => (
                  <li key={`${each.id} ${each.label}`}>
                    <SmartLink href={`/admissions#item-${each.id}`}>
                      <Chinese>{formatTitle(each)}</Chinese>
                    </SmartLink>
                    <span>{t(untilText(each, today))}</span>
                  </li>
                ))}
              </ul>
              <SmartLink href="/admissions#channels">{t(TEXTS.all)}</SmartLink>
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}

const formatTitle = ({ title, label }: Deadline) => `${title}：${label}`;

function Days({ step: { dates } }: { step: Deadline }) {
  const { locale } = useMessage();
  return (
    <span>
      <time dateTime={dates.begin}>{dayText(dates.begin, locale)}</time>
      {dates.begin !== dates.end && (
        <>
          –<time dateTime={dates.end}>{dayText(dates.end, locale)}</time>
        </>
      )}
    </span>
  );
}

// The figure stands large; who hears the page gets the sentence.
function Countdown({ step, today }: { step: Deadline; today: string }) {
  const t = useMessage();
  const days = daysUntil(step, today);
  const [before, after] = t(untilText(step, today)).split(String(days));
  return (
    <p className={styles.countdown} data-state={computeStepState(step, today)}>
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
