import type { Api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import { loadDatedChannels } from '../../dated-channels.ts';
import type { Step } from '../../deadlines.ts';
import { calculateStepState, daysUntil, findNextStep } from '../../deadlines.ts';
import { loadList } from '../../public-reads.ts';
import type { DatedChannel } from '../../queries.ts';
import type { ChannelEntry, Year } from '../../read-admission-channels.ts';
import type { Standards } from '../../scores/standards.ts';
import { loadNewestStandards } from '../../scores/standards.ts';

export interface AdmissionChannel
  extends Pick<
    ChannelEntry,
    'id' | 'title' | 'group' | 'apart' | 'measure' | 'note' | 'portfolio' | 'advice' | 'source'
  > {
  /** The rule of the newest year. */
  now: Year;
  /** Years with results, newest first. */
  past: Year[];
  /** Rows of the table: years with results, and the current one if anything is published. */
  shown: Year[];
  channel: number | null;
  next: Step | null;
  /** A year in progress: its current step, and whether the admitted are announced. */
  running: { step: Step; isAnnounced: boolean } | null;
}
export interface DepartmentChannels {
  ways: AdmissionChannel[];
  standards: Standards | null;
}

type Channel = Pick<DatedChannel, 'id' | 'dates'>;

/** Next deadline first; null if none are published. A programme in two guides has its twin's. */
export async function loadDepartmentChannels(
  api: Api,
  { level, id }: { level: FacultyLevel; id: number },
  today: string,
): Promise<DepartmentChannels | null> {
  const [entries, channels, standards] = await Promise.all([
    loadList(api, `faculty/${level}_entry_list`, { id }),
    loadDatedChannels(api, today),
    loadNewestStandards(api),
  ]);
  const ways = (entries ?? []).flatMap((entry) => toAdmissionChannel(entry, channels ?? [], today));
  if (ways.length === 0) return null;
  return {
    ways: ways.toSorted(
      (one, other) => calculateDaysUntilNext(one, today) - calculateDaysUntilNext(other, today),
    ),
    standards,
  };
}

function toAdmissionChannel(
  entry: ChannelEntry,
  channels: readonly Channel[],
  today: string,
): AdmissionChannel[] {
  const { id, title, group, apart, measure, note, portfolio, advice, source } = entry;
  const now = entry.years[0];
  if (!now) return [];
  const channel = channels.find((each) => each.id === entry.channel?.id);
  const past = entry.years.filter(({ admitted }) => admitted !== null);
  const next = channel ? findNextStep(channel.dates, today) : null;
  const isRunning = now.applicants !== null && now.admitted === null;
  return [
    {
      ...{ id, title, group, apart, measure, note, portfolio, advice, source },
      now,
      past,
      shown: entry.years.filter((year) => past.includes(year) || year.applicants !== null),
      channel: channel?.id ?? null,
      next,
      running: isRunning && next ? { step: next, isAnnounced: isAnnounced(channel, today) } : null,
    },
  ];
}
// Staff name the steps freely; without one of these words nothing is shown.
const ANNOUNCED = /放榜|錄取名單/;
const isAnnounced = (channel: Channel | undefined, today: string): boolean =>
  (channel?.dates ?? []).some(
    (step) => ANNOUNCED.test(step.label) && calculateStepState(step, today) === 'done',
  );
// Channels that are over or have no dates come last.
const calculateDaysUntilNext = ({ next }: AdmissionChannel, today: string) =>
  next ? daysUntil(next, today) : Number.MAX_SAFE_INTEGER;
