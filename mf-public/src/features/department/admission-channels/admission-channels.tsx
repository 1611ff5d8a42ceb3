import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';
import type { DepartmentChannels as Channels } from '../../../lib/departments/admission-channels/admission-channels.ts';
import { formatChannelName } from '../../../lib/departments/admission-channels/result-text.ts';
import { TEXTS } from '../../../lib/departments/admission-channels/texts.ts';
import type { Unapproved } from '../../../lib/departments/unapproved.ts';
import { describeUnapproved } from '../../../lib/departments/unapproved.ts';
import { StackedBar } from '../../../lib/stacked-bar.tsx';
import { AdmissionChannelItem } from './admission-channel-item.tsx';
import styles from './admission-channels.module.css';

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
      <ol className={styles.places} aria-label={TEXTS.places}>
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
      <p className="row space-l">
        <ButtonLink href="/admissions">{TEXTS.dates}</ButtonLink>
        <ButtonLink href="/formVisit?who=student" look="outline">
          {TEXTS.visit}
        </ButtonLink>
      </p>
    </section>
  );
}
