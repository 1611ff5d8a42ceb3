import type { Api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import { loadDatedChannels } from '../../dated-channels.ts';
import {
  calculateStepState,
  type DatedChannel,
  daysUntil,
  findNextStep,
  isApplication,
} from '../../deadlines.ts';
import { loadList } from '../../public-reads.ts';
import type { ChannelEntry, Year } from '../../read-admission-channels.ts';
import { loadNewestStandards } from '../../scores/standards.ts';

export type AdmissionChannel = ReturnType<typeof toAdmissionChannel>;
export type DepartmentChannels = NonNullable<Awaited<ReturnType<typeof loadDepartmentChannels>>>;

type Channel = Pick<DatedChannel, 'id' | 'dates'>;

/**
 * The channel of most applicants, then the next deadline; null if none are published.
 * A programme in two guides has its twin's.
 */
export async function loadDepartmentChannels(
  api: Api,
  { level, id }: { level: FacultyLevel; id: number },
  today: string,
) {
  const [entries, channels, standards] = await Promise.all([
    loadList(api, `faculty/${level}_entry_list`, { id }),
    loadDatedChannels(api, today),
    loadNewestStandards(api),
  ]);
  const ways = (entries ?? []).flatMap((entry) => {
    const [now] = entry.years;
    return now ? [toAdmissionChannel(entry, now, channels ?? [], today)] : [];
  });
  if (ways.length === 0) return null;
  // A stable sort: within a rank the nearest stays first.
  ways.sort(
    (one, other) => calculateDaysUntilDue(one, today) - calculateDaysUntilDue(other, today),
  );
  return {
    ways: ways.toSorted((one, other) => rankOf(one) - rankOf(other)),
    standards,
    due: ways.find(({ due, apart }) => due && !apart),
  };
}

function toAdmissionChannel(
  entry: ChannelEntry,
  now: Year,
  channels: readonly Channel[],
  today: string,
) {
  const { years, department, unapprovedYears, ...details } = entry;
  const channel = channels.find((each) => each.id === entry.channel?.id);
  const past = years.filter(({ admitted }) => admitted !== null);
  const dates = channel?.dates.filter(({ label }) => isOfRound(label, entry.title)) ?? [];
  const next = findNextStep(dates, today);
  const isRunning = now.applicants !== null && now.admitted === null;
  const due = findNextStep(dates.filter(isApplication), today);
  return {
    ...details,
    /** The rule of the newest year. */
    now,
    /** Years with results, newest first. */
    past,
    /** Rows of the table: years with results, and the current one if anything is published. */
    shown: years.filter((year) => past.includes(year) || year.applicants !== null),
    channel: channel?.id ?? null,
    next,
    /** The next step that a visitor can miss. */
    due,
    isOpen: due !== null && calculateStepState(due, today) === 'now',
    /** A year in progress: its current step, and whether the admitted are announced. */
    running: isRunning && next ? { step: next, isAnnounced: isAnnounced(dates, today) } : null,
  };
}

// A channel may have the dates of two rounds; both the step and the entry name the season.
const SEASON = /[春暑秋寒]/;
const isOfRound = (label: string, title: string) => {
  const round = SEASON.exec(title)?.[0];
  return !round || label.includes(round) || !SEASON.test(label);
};

// Staff name the steps freely; without one of these words nothing is shown.
const ANNOUNCED = /放榜|錄取名單/;
const isAnnounced = (dates: Channel['dates'], today: string) =>
  dates.some((step) => ANNOUNCED.test(step.label) && calculateStepState(step, today) === 'done');
// Application by test scores has most visitors; those with seats of their own come last.
const rankOf = ({ now, apart }: AdmissionChannel) => Number(!now.screens?.length) + Number(apart);
// Channels that are over or have no dates come last.
const calculateDaysUntilDue = ({ due }: AdmissionChannel, today: string) =>
  due ? daysUntil(due, today) : Number.MAX_SAFE_INTEGER;
