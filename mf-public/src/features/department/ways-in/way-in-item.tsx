import { filled } from '@admissions/model/messages';
import { SmartLink, useIdentity } from '@admissions/ui';
import { formatDays } from '../../../lib/departments/ways-in/format-days.ts';
import { describeNewest, nameOf } from '../../../lib/departments/ways-in/result-text.ts';
import { TEXTS } from '../../../lib/departments/ways-in/texts.ts';
import type { WayIn } from '../../../lib/departments/ways-in/way-in-data.ts';
import type { Standards } from '../../../lib/marks/standards.ts';
import { PastResults } from './past-results.tsx';
import styles from './way-in-item.module.css';
import { YearRule } from './year-rule.tsx';

interface WayInItemProps {
  way: WayIn;
  standards: Standards | null;
  isOpen: boolean;
}
/** A way in: in one line its places, next day and last result; all of it when it is opened. */
export function WayInItem({ way, standards, isOpen }: WayInItemProps) {
  const { email } = useIdentity();
  const { now, apart, channel, next, note, source } = way;
  const name = nameOf(way);
  const newest = describeNewest(way);
  const subject = encodeURIComponent(filled(TEXTS.wrongSubject, { title: name }));
  return (
    <details className={styles.way} open={isOpen}>
      <summary className={styles.head}>
        <h3>{name}</h3>
        <span>{filled(TEXTS.count, { count: now.quota })}</span>
        {apart && <span>{TEXTS.apart}</span>}
        {channel === null && <span>{TEXTS.noChannel}</span>}
        {next && (
          <span>
            {formatDays(next.dates)} {next.label}
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
      <p className={styles.links}>
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
