import type { DateRange } from '@admissions/model';
import { compareStrings } from './compare-strings.ts';

export interface Step {
  label: string;
  dates: DateRange;
  /** Of a national date. */
  source?: { name: string; href: string | undefined };
  isSample?: true | undefined;
}
export type StepState = 'done' | 'now' | 'next';
/** A step that a visitor can miss. */
export interface Deadline extends Step {
  /** Id and name of the channel. */
  id: number;
  title: string;
}
const DAY_MS = 86_400_000;

export function calculateStepState({ dates }: Step, today: string): StepState {
  if (today > dates.end) return 'done';
  return today < dates.begin ? 'next' : 'now';
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The current step, else the next one; null if all are over. */
export function findNextStep(steps: readonly Step[], today: string): Step | null {
  const open = steps
    .filter((step) => calculateStepState(step, today) !== 'done')
    .toSorted((one, other) => compareStrings(one.dates.begin, other.dates.begin));
  return open.find((step) => calculateStepState(step, today) === 'now') ?? open[0] ?? null;
}

/** Of all channels; passive steps only if there is nothing else. */
export function listDeadlines(
  channels: readonly { id: number; title: string; dates: readonly Step[] }[],
  today: string,
  limit: number,
): Deadline[] {
  const open = channels
    .flatMap(({ id, title, dates }) => dates.map((step) => ({ ...step, id, title })))
    .filter((step) => calculateStepState(step, today) !== 'done')
    .toSorted((one, other) => daysUntil(one, today) - daysUntil(other, today));
  const lasting = open.filter(({ dates }) => dates.begin < dates.end);
  return (lasting.length > 0 ? lasting : open).slice(0, limit);
}

/** Days until the start, or until the end once started. */
export const daysUntil = ({ dates }: Step, today: string): number =>
  daysBetween(today, today < dates.begin ? dates.begin : dates.end);

export function formatTimeLeft(step: Step, today: string): string {
  const days = daysUntil(step, today);
  if (today < step.dates.begin) return `${days}天後開始`;
  if (step.dates.begin === step.dates.end) return '就是今天';
  return days === 0 ? '今天截止' : `還有${days}天`;
}
