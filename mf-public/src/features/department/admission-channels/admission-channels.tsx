import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { ButtonLink, SmartLink, useIdentity } from '@admissions/ui';
import type {
  AdmissionChannel,
  DepartmentChannels as Channels,
} from '../../../lib/departments/admission-channels/admission-channels.ts';
import {
  describeNewest,
  formatChannelName,
  formatStep,
} from '../../../lib/departments/admission-channels/result-text.ts';
import { TEXTS } from '../../../lib/departments/admission-channels/texts.ts';
import { TEXTS as DEPARTMENT_TEXTS } from '../../../lib/departments/texts.ts';
import { describeUnapproved, type Unapproved } from '../../../lib/departments/unapproved.ts';
import { SampleMark } from '../../../lib/sample-mark.tsx';
import type { Standards } from '../../../lib/scores/standards.ts';
import { keyClass, StackedBar } from '../../../lib/stacked-bar.tsx';
import styles from './admission-channels.module.css';
import { PastResults } from './past-results.tsx';
import { YearRule } from './year-rule.tsx';

export function AdmissionChannels({
  admissionChannels: { ways, standards },
  unapproved,
}: {
  admissionChannels: Channels;
  unapproved: Unapproved | null;
}) {
  const t = useMessage();
  const own = ways.filter(({ apart }) => !apart);
  const count = own.reduce((total, { now }) => total + now.quota, 0);
  // Groups of a department share a channel.
  const channels = new Set(own.map(({ id, channel }) => channel ?? `way ${id}`));
  const year = Math.max(...ways.map(({ now }) => now.year));
  return (
    <section id="in">
      <h2>{TEXTS.title['zh-TW']}</h2>
      <p>{fillPlaceholders(TEXTS.lead, { year, count, ways: channels.size })}</p>
      {unapproved && <p className="note">{describeUnapproved(t, unapproved)}</p>}
      <StackedBar parts={own.map(({ id, now }) => ({ key: id, value: now.quota }))} />
      <ol className={`${styles.places} ${keyClass}`} aria-label={TEXTS.places}>
        {own.map((way) => (
          <li key={way.id}>
            {formatChannelName(way)}
            <strong>{way.now.quota}</strong>
          </li>
        ))}
      </ol>
      {ways.map((way, index) => (
        <AdmissionChannelItem key={way.id} way={way} standards={standards} isOpen={index === 0} />
      ))}
      <p className="muted space-m">{TEXTS.fossil}</p>
      <DatesAndVisit />
    </section>
  );
}

export function DatesAndVisit() {
  const t = useMessage();
  return (
    <p className="row space-l">
      <ButtonLink href="/admissions">{t(DEPARTMENT_TEXTS.dates)}</ButtonLink>
      <ButtonLink href="/formVisit?who=student" look="outline">
        {t(DEPARTMENT_TEXTS.visit)}
      </ButtonLink>
    </p>
  );
}

interface AdmissionChannelItemProps {
  way: AdmissionChannel;
  standards: Standards | null;
  isOpen: boolean;
}
function AdmissionChannelItem({ way, standards, isOpen }: AdmissionChannelItemProps) {
  const { email } = useIdentity();
  const { channel, next, note, source } = way;
  const name = formatChannelName(way);
  const subject = encodeURIComponent(fillPlaceholders(TEXTS.wrongSubject, { title: name }));
  return (
    <details className={styles.way} open={isOpen}>
      <summary className={styles.head}>
        <h3>{name}</h3>
        <ChannelDetails way={way} />
      </summary>
      <div className={styles.body}>
        <div>
          <h4>{TEXTS.now}</h4>
          {note && <p>{note}</p>}
          <YearRule way={way} standards={standards} />
        </div>
        <PastResults way={way} name={name} />
      </div>
      <p className="note">
        {TEXTS.source}
        {source}
      </p>
      <p className="row small below-m" data-no-print>
        {channel !== null && (
          <SmartLink href={`/admissions#item-${channel}`} className="touch">
            {TEXTS.channel}
          </SmartLink>
        )}
        {channel !== null && next && (
          <a href={`/calendar.ics?of=admissions-${channel}`} className="touch" download>
            {TEXTS.calendar}
            <span className="vh">{name}</span>
          </a>
        )}
        <a href={`mailto:${email.address}?subject=${subject}`} className="touch">
          {TEXTS.wrong}
        </a>
      </p>
    </details>
  );
}

function ChannelDetails({ way }: Pick<AdmissionChannelItemProps, 'way'>) {
  const newest = describeNewest(way);
  return (
    <>
      <ChannelDates way={way} />
      {newest && <span className={styles.newest}>{newest}</span>}
    </>
  );
}

/** Places and the next application. */
export function ChannelDates({
  way: { now, apart, channel, next, due },
}: Pick<AdmissionChannelItemProps, 'way'>) {
  return (
    <>
      <span>{fillPlaceholders(TEXTS.count, { count: now.quota })}</span>
      {apart && <span>{TEXTS.apart}</span>}
      {channel === null && <span>{TEXTS.noChannel}</span>}
      {due ? (
        <span>
          {formatStep(due)}
          <SampleMark of={due} />
        </span>
      ) : (
        next && <span>{TEXTS.closed}</span>
      )}
    </>
  );
}
