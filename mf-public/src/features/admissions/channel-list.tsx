import { useMessage } from '@admissions/store';
import { ButtonLink, EmptyState, Section, SectionError } from '@admissions/ui';
import { findNextDue } from '../../lib/application-step.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import type { Channel, Level } from './channel-data.ts';
import { LEVEL_NAMES } from './channel-data.ts';
import { ChannelItem } from './channel-item.tsx';
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
        <span className="row" data-no-print>
          <ButtonLink href="/bachelor#scores" look="outline">
            {TEXTS.scores}
          </ButtonLink>
          <ButtonLink href="/calendar.ics" look="outline">
            {TEXTS.subscribe}
          </ButtonLink>
        </span>
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
