import { BodyView, ButtonLink, dayText } from '@admissions/ui';
import type { Channel } from './channel-data.ts';
import { nextStepOf, stepStateOf, untilText } from './channel-data.ts';
import styles from './channel-item.module.css';

const STATES = { done: '已結束', now: '進行中', next: '即將開始' } as const;

/** A way in: what comes next, its dates, and all about it when it is opened. */
export function ChannelItem({ channel, today }: { channel: Channel; today: string }) {
  const { id, title, quota, summary, dates, link, files, body } = channel;
  const next = nextStepOf(dates, today);
  return (
    <details id={`item-${id}`} className={styles.channel} name="channels">
      <summary className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.next} data-state={next ? stepStateOf(next, today) : 'done'}>
          {next ? `${next.label}・${untilText(next, today)}` : '本年度已結束'}
        </span>
      </summary>
      <div className={styles.body}>
        <p className={styles.summary}>{summary}</p>
        {quota && (
          <p>
            <strong>名額</strong> {quota}
          </p>
        )}
        <ol className={styles.steps}>
          {dates.map((step) => (
            <li key={`${step.label} ${step.dates.begin}`} data-state={stepStateOf(step, today)}>
              <span>{STATES[stepStateOf(step, today)]}</span>
              <strong>{step.label}</strong>
              <time dateTime={step.dates.begin}>
                {step.dates.begin === step.dates.end ? dayText(step.dates.begin) : `${dayText(step.dates.begin)}–${dayText(step.dates.end)}`}
              </time>
            </li>
          ))}
        </ol>
        <BodyView items={body} />
        {files && files.length > 0 && (
          <ul>
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
            {link.label ?? '看簡章與報名'}
          </ButtonLink>
        )}
      </div>
    </details>
  );
}
