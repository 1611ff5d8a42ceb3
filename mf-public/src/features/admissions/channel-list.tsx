import { ButtonLink, ChipLinks, EmptyState, Section, SectionError } from '@admissions/ui';
import type { Channel, Level } from './channel-data.ts';
import { LEVEL_NAMES } from './channel-data.ts';
import { ChannelItem } from './channel-item.tsx';
import styles from './channel-list.module.css';

/** The ways in, for whom the visitor says that they are. */
export function ChannelList({ channels, level, today }: { channels: readonly Channel[] | null; level: Level | null; today: string }) {
  const levels = (Object.keys(LEVEL_NAMES) as Level[]).filter((each) => channels?.some((channel) => channel.level === each));
  const shown = channels?.filter((channel) => !level || channel.level === level) ?? [];
  return (
    <Section
      id="channels"
      title="招生管道與日程"
      lead="先選你是誰，再看下一步是哪一天。"
      more={
        <ButtonLink href="/calendar.ics" look="outline">
          訂閱日程（.ics）
        </ButtonLink>
      }
    >
      <div className={styles.levels}>
        <ChipLinks
          label="對象"
          links={[
            { label: '全部', href: '/admissions#channels', isCurrent: !level },
            ...levels.map((each) => ({ label: LEVEL_NAMES[each], href: `/admissions?level=${each}#channels`, isCurrent: level === each })),
          ]}
        />
      </div>
      {channels === null && <SectionError />}
      {channels?.length === 0 && <EmptyState>管道整理中，請先看招生公告。</EmptyState>}
      {shown.map((channel) => (
        <ChannelItem key={channel.id} channel={channel} today={today} />
      ))}
    </Section>
  );
}
