import { COLON } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, Chinese, Fold, Phrases } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import { isApplication } from '../../lib/application-step.ts';
import { DayRange } from '../../lib/day-range.tsx';
import type { Step } from '../../lib/deadlines.ts';
import { computeStepState, findNextStep, untilText } from '../../lib/deadlines.ts';
import type { Channel } from './channel-data.ts';
import styles from './channel-item.module.css';
import { hasQuestions, withoutQuestions } from './channel-questions.tsx';
import { TEXTS } from './texts.ts';

const ADD_TO_CALENDAR = {
  'zh-TW': '把這些日期加入行事曆（.ics）',
  en: 'Add these dates to your calendar (.ics)',
};
const STATES = {
  done: { 'zh-TW': '已結束', en: 'Over' },
  now: { 'zh-TW': '進行中', en: 'Now' },
  next: { 'zh-TW': '即將開始', en: 'Soon' },
} as const;

/** A way in: what comes next, its dates, and all about it when it is opened. */
export function ChannelItem({
  channel,
  today,
  isOpen,
}: {
  channel: Channel;
  today: string;
  isOpen: boolean;
}) {
  const { id, title, dates } = channel;
  const next = findNextStep(dates, today);
  const t = useMessage();
  return (
    <details id={`item-${id}`} className={styles.channel} name="channels" open={isOpen}>
      <summary className={styles.head}>
        <h3 {...t.chinese}>
          <Phrases>{title}</Phrases>
        </h3>
        <span className={styles.next} data-state={next ? findState(next, today) : 'done'}>
          {next ? (
            <>
              <Chinese>{next.label}</Chinese>
              {t(TEXTS.dot)}
              {t(untilText(next, today))}
            </>
          ) : (
            t(TEXTS.over)
          )}
        </span>
      </summary>
      <div className={styles.body} data-print-blocks>
        <ChannelDates channel={channel} today={today} />
        <ChannelText channel={channel} />
      </div>
    </details>
  );
}

/** The summary, the places and the steps with their days. */
function ChannelDates({ channel, today }: { channel: Channel; today: string }) {
  const t = useMessage();
  const { id, title, quota, summary, dates } = channel;
  return (
    <div className={styles.words} data-print-blocks>
      <p className="lead" {...t.chinese}>
        {summary}
      </p>
      {quota && (
        <p>
          <strong>{t(TEXTS.places)}</strong> <Chinese>{quota}</Chinese>
        </p>
      )}
      <ol className={styles.steps}>
        {dates.map((step) => (
          <li key={`${step.label} ${step.dates.begin}`} data-state={findState(step, today)}>
            <span>{t(STATES[computeStepState(step, today)])}</span>
            <strong {...t.chinese}>{step.label}</strong>
            <time dateTime={step.dates.begin}>
              <DayRange {...step.dates} locale={t.locale} />
            </time>
          </li>
        ))}
      </ol>
      <p className={styles.calendar} data-no-print>
        <a href={`/calendar.ics?of=admissions-${id}`} download>
          {t(ADD_TO_CALENDAR)}
          <span className="vh">
            {t(COLON)}
            <Chinese>{title}</Chinese>
          </span>
        </a>
      </p>
    </div>
  );
}

/** All about it, its files and where to apply. */
function ChannelText({ channel }: { channel: Channel }) {
  const t = useMessage();
  const { id, link, files } = channel;
  return (
    <div className={styles.words} data-print-blocks>
      <Fold summary={t(TEXTS.channelMore)}>
        <BodyView items={withoutQuestions(channel)} />
      </Fold>
      {hasQuestions(channel) && (
        <p data-no-print>
          <a href={`#faq-${id}`}>{t(TEXTS.questions)}</a>
        </p>
      )}
      {files && files.length > 0 && (
        <ul {...t.chinese}>
          {files.map(({ url, label }) => (
            <li key={url}>
              <a href={url} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {link && (
        <ButtonLink href={link.href} newWindow={link.newWindow}>
          {link.label ? <Chinese>{link.label}</Chinese> : t(TEXTS.apply)}
        </ButtonLink>
      )}
    </div>
  );
}

/** What runs is marked where visitors can be late for it; a waiting list that moves up is not. */
function findState(step: Step, today: string) {
  const state = computeStepState(step, today);
  return state === 'now' && !isApplication(step) ? 'running' : state;
}
