import { fillPlaceholders } from '@admissions/model/messages';
import { SmartLink, useIdentity } from '@admissions/ui';
import type { AdmissionChannel } from '../../../lib/departments/admission-channels/admission-channels.ts';
import { formatDays } from '../../../lib/departments/admission-channels/format-days.ts';
import {
  describeNewest,
  formatChannelName,
} from '../../../lib/departments/admission-channels/result-text.ts';
import { TEXTS } from '../../../lib/departments/admission-channels/texts.ts';
import { SampleMark } from '../../../lib/sample-mark.tsx';
import type { Standards } from '../../../lib/scores/standards.ts';
import styles from './admission-channel-item.module.css';
import { PastResults } from './past-results.tsx';
import { YearRule } from './year-rule.tsx';

interface AdmissionChannelItemProps {
  way: AdmissionChannel;
  standards: Standards | null;
  isOpen: boolean;
}
export function AdmissionChannelItem({ way, standards, isOpen }: AdmissionChannelItemProps) {
  const { email } = useIdentity();
  const { now, apart, channel, next, note, source } = way;
  const name = formatChannelName(way);
  const newest = describeNewest(way);
  const subject = encodeURIComponent(fillPlaceholders(TEXTS.wrongSubject, { title: name }));
  return (
    <details className={styles.way} open={isOpen}>
      <summary className={styles.head}>
        <h3>{name}</h3>
        <span>{fillPlaceholders(TEXTS.count, { count: now.quota })}</span>
        {apart && <span>{TEXTS.apart}</span>}
        {channel === null && <span>{TEXTS.noChannel}</span>}
        {next && (
          <span>
            {formatDays(next.dates)} {next.label}
            <SampleMark of={next} />
          </span>
        )}
        {newest && <span className={styles.newest}>{newest}</span>}
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
      <p className={styles.links} data-no-print>
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
