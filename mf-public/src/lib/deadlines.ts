import type { DateRange } from '@admissions/model';
import { compareStrings } from './compare-strings.ts';

export interface Step {
  label: string;
  dates: DateRange;
}
export type StepState = 'done' | 'now' | 'next';
/** A step of a channel that visitors can be late for. */
export interface Deadline extends Step {
  /** The channel's id and name. */
  id: number;
  title: string;
}
const DAY_MS = 86_400_000;

export function calculateStepState({ dates }: Step, today: string): StepState {
  if (today > dates.end) return 'done';
  return today < dates.begin ? 'next' : 'now';
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** What comes next in a channel: what runs today, else the first that has not begun; null when all is over. */
export function findNextStep(steps: readonly Step[], today: string): Step | null {
  const open = steps
    .filter((step) => calculateStepState(step, today) !== 'done')
    .toSorted((one, other) => compareStrings(one.dates.begin, other.dates.begin));
  return open.find((step) => calculateStepState(step, today) === 'now') ?? open[0] ?? null;
}

/** The deadlines that come next, of all channels: days on which something merely happens stand behind only where there is nothing else. */
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

/** Days until something begins, or until it ends when it has begun. */
export const daysUntil = ({ dates }: Step, today: string): number =>
  daysBetween(today, today < dates.begin ? dates.begin : dates.end);

/** The same in words. */
export function formatTimeLeft(step: Step, today: string): string {
  const days = daysUntil(step, today);
  if (today < step.dates.begin) return `${days}天後開始`;
  if (step.dates.begin === step.dates.end) return '就是今天';
  return days === 0 ? '今天截止' : `還有${days}天`;
}
