import { useMessage } from '@admissions/store';
import {
  ButtonLink,
  DownloadLink,
  EmptyState,
  Fold,
  Phrases,
  Section,
  SectionError,
  SmartLink,
} from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import { Fragment } from 'react';
import { DayRange } from '../../lib/day-range.tsx';
import {
  calculateStepState,
  findNextDue,
  findNextStep,
  formatTimeLeft,
  isApplication,
  type Step,
} from '../../lib/deadlines.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { type Channel, LEVEL_NAMES, type Level } from './channel-data.ts';
import styles from './channel-item.module.css';
import { hasQuestions, listBodyWithoutQuestions } from './channel-questions.tsx';
import { TEXTS } from './texts.ts';

export function ChannelList({
  channels,
  level,
  today,
}: {
  channels: readonly Channel[] | null;
  level: Level | null;
  today: string;
}) {
  const t = useMessage();
  const levels = (Object.keys(LEVEL_NAMES) as Level[]).filter((each) =>
    channels?.some((channel) => channel.level === each),
  );
  const shown = channels?.filter((channel) => !level || channel.level === level) ?? [];
  const due = findNextDue(shown, today);
  return (
    <Section
      id="channels"
      title={TEXTS.channels}
      lead={TEXTS.channelsLead}
      more={
        channels?.length !== 0 && (
          <span className="row" data-no-print>
            <ButtonLink href="/bachelor#scores" look="outline">
              {TEXTS.scores}
            </ButtonLink>
            <ButtonLink href="/calendar.ics" look="outline">
              {TEXTS.subscribe}
            </ButtonLink>
          </span>
        )
      }
    >
      <div className="below-l">
        <FilterChips
          label={TEXTS.who}
          all={t('common.all')}
          names={LEVEL_NAMES}
          offered={levels}
          chosen={level}
          hrefOf={(key) => `/admissions${key && `?level=${key}`}#channels`}
        />
      </div>
      {channels === null && <SectionError />}
      {channels?.length === 0 && <EmptyState>{TEXTS.noChannels}</EmptyState>}
      {shown.map((channel) => (
        <ChannelItem
          key={channel.id}
          channel={channel}
          today={today}
          isOpen={channel.id === due?.id}
        />
      ))}
    </Section>
  );
}

const ADD_TO_CALENDAR = '把這些日期加入行事曆（.ics）';
const STATES = {
  done: '已結束',
  now: '進行中',
  next: '即將開始',
} as const;

function ChannelItem({
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
  return (
    <details id={`item-${id}`} className={styles.channel} name="channels" open={isOpen}>
      <summary className={styles.head}>
        <h3>
          <Phrases>{title}</Phrases>
        </h3>
        <span className={styles.next} data-state={next ? findState(next, today) : 'done'}>
          {next ? (
            <>
              {next.label}
              {TEXTS.dot}
              {formatTimeLeft(next, today)}
              <SampleMark of={next} />
            </>
          ) : (
            TEXTS.over
          )}
        </span>
      </summary>
      <div className={styles.body}>
        <ChannelDates channel={channel} today={today} />
        <ChannelText channel={channel} />
      </div>
    </details>
  );
}

function ChannelDates({ channel, today }: { channel: Channel; today: string }) {
  const { id, title, quota, summary, dates } = channel;
  return (
    <div className={styles.words}>
      <p className="lead">{summary}</p>
      {quota && (
        <p>
          <strong>{TEXTS.places}</strong> {quota}
        </p>
      )}
      <ol className={styles.steps}>
        {dates.map((step) => (
          <li key={`${step.label} ${step.dates.begin}`} data-state={findState(step, today)}>
            <span>{STATES[calculateStepState(step, today)]}</span>
            <strong>
              {step.label}
              <SampleMark of={step} />
            </strong>
            <time dateTime={step.dates.begin}>
              <DayRange {...step.dates} />
            </time>
          </li>
        ))}
      </ol>
      <Sources steps={dates} />
      <p className="plain-size semi" data-no-print>
        <a href={`/calendar.ics?of=admissions-${id}`} download>
          {ADD_TO_CALENDAR}
          <span className="vh">：{title}</span>
        </a>
      </p>
    </div>
  );
}

/** Of the national dates, each body once. */
function Sources({ steps }: { steps: readonly Step[] }) {
  const sources = new Map(
    steps.flatMap(({ source }) => (source ? [[source.name, source.href] as const] : [])),
  );
  if (sources.size === 0) return null;
  return (
    <p className="note">
      {TEXTS.nationalDates}
      {[...sources].map(([name, href], index) => (
        <Fragment key={name}>
          {index > 0 && TEXTS.and}
          {href ? <SmartLink href={href}>{name}</SmartLink> : name}
        </Fragment>
      ))}
    </p>
  );
}

function ChannelText({ channel }: { channel: Channel }) {
  const { id, link, files } = channel;
  return (
    <div className={styles.words}>
      <Fold summary={TEXTS.channelMore}>
        <BodyView items={listBodyWithoutQuestions(channel)} />
      </Fold>
      {hasQuestions(channel) && (
        <p data-no-print>
          <a href={`#faq-${id}`}>{TEXTS.questions}</a>
        </p>
      )}
      {files && files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.url}>
              <DownloadLink file={file} />
            </li>
          ))}
        </ul>
      )}
      {link && (
        <ButtonLink href={link.href} newWindow={link.newWindow}>
          {link.label ?? TEXTS.apply}
        </ButtonLink>
      )}
    </div>
  );
}

/** Only steps with a deadline for visitors are marked; a moving waiting list is not. */
function findState(step: Step, today: string) {
  const state = calculateStepState(step, today);
  return state === 'now' && !isApplication(step) ? 'running' : state;
}
