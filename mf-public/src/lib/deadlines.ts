import { type DateRange, daysBetween } from '@admissions/model';
import { compareStrings } from './compare-strings.ts';

export interface Step {
  label: string;
  dates: DateRange;
  /** Of a national date. */
  source?: { name: string; href: string | undefined };
  isSample?: true | undefined;
}
/** An admission channel. */
export interface DatedChannel {
  id: number;
  title: string;
  dates: readonly Step[];
}
/** A step that a visitor can miss, with its channel. */
export type Deadline = Step & Omit<DatedChannel, 'dates'>;

export function calculateStepState({ dates }: Step, today: string) {
  if (today > dates.end) return 'done';
  return today < dates.begin ? 'next' : 'now';
}

/** The current step, else the next one; null if all are over. */
export function findNextStep(steps: readonly Step[], today: string) {
  const open = steps
    .filter((step) => calculateStepState(step, today) !== 'done')
    .toSorted((one, other) => compareStrings(one.dates.begin, other.dates.begin));
  return open.find((step) => calculateStepState(step, today) === 'now') ?? open[0] ?? null;
}

/** Of all channels; passive steps only if there is nothing else. */
export function listDeadlines(channels: readonly DatedChannel[], today: string, limit: number) {
  const open = channels
    .flatMap(({ id, title, dates }) => dates.map((step) => ({ ...step, id, title })))
    .filter((step) => calculateStepState(step, today) !== 'done')
    .toSorted((one, other) => daysUntil(one, today) - daysUntil(other, today));
  const lasting = open.filter(({ dates }) => dates.begin < dates.end);
  return (lasting.length > 0 ? lasting : open).slice(0, limit);
}

/** Days until the start, or until the end once started. */
export const daysUntil = ({ dates }: Step, today: string) =>
  daysBetween(today, today < dates.begin ? dates.begin : dates.end);

export function formatTimeLeft(step: Step, today: string) {
  const days = daysUntil(step, today);
  if (today < step.dates.begin) return `${days}天後開始`;
  if (step.dates.begin === step.dates.end) return '就是今天';
  return days === 0 ? '今天截止' : `還有${days}天`;
}

// Steps of an applicant have one of these words; passive ones, such as a waiting list, have none.
const APPLICATION_PATTERN = /報名|申請|上傳|繳交|登記|選填/;
const RESULT_PATTERN = /結果|公告|截止）/;

/** Whether a visitor can miss the step: apply, hand in or choose. */
export const isApplication = ({ label }: Pick<Step, 'label'>) =>
  APPLICATION_PATTERN.test(label) && !RESULT_PATTERN.test(label);

/** Next deadline: the first open one to close, then the first to open; null if all are over. */
export function findNextDue<C extends { dates: readonly Step[] }>(
  channels: readonly C[],
  today: string,
): C | null {
  const open = channels.flatMap((channel) =>
    channel.dates
      .filter((step) => isApplication(step) && calculateStepState(step, today) !== 'done')
      .map((step) => ({ channel, step })),
  );
  const rank = ({ step }: (typeof open)[number]) =>
    daysUntil(step, today) +
    (calculateStepState(step, today) === 'now' ? 0 : NOT_OPEN_PENALTY_DAYS);
  return open.toSorted((one, other) => rank(one) - rank(other))[0]?.channel ?? null;
}
const NOT_OPEN_PENALTY_DAYS = 1000;
