import type { DateRange } from '@admissions/model';
import { compareTexts } from './compare-texts.ts';

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
const A_DAY = 86_400_000;

export function computeStepState({ dates }: Step, today: string): StepState {
  if (today > dates.end) return 'done';
  return today < dates.begin ? 'next' : 'now';
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / A_DAY);

/** What comes next in a channel: what runs today, else the first that has not begun; null when all is over. */
export function findNextStep(steps: readonly Step[], today: string): Step | null {
  const open = steps
    .filter((step) => computeStepState(step, today) !== 'done')
    .toSorted((one, other) => compareTexts(one.dates.begin, other.dates.begin));
  return open.find((step) => computeStepState(step, today) === 'now') ?? open[0] ?? null;
}

/** The deadlines that come next, of all channels: days on which something merely happens stand behind only where there is nothing else. */
export function collectDeadlines(
  channels: readonly { id: number; title: string; dates: readonly Step[] }[],
  today: string,
  most: number,
): Deadline[] {
  const open = channels
    .flatMap(({ id, title, dates }) => dates.map((step) => ({ ...step, id, title })))
    .filter((step) => computeStepState(step, today) !== 'done')
    .toSorted((one, other) => daysUntil(one, today) - daysUntil(other, today));
  const lasting = open.filter(({ dates }) => dates.begin < dates.end);
  return (lasting.length > 0 ? lasting : open).slice(0, most);
}

/** Days until something begins, or until it ends when it has begun. */
export const daysUntil = ({ dates }: Step, today: string): number =>
  daysBetween(today, today < dates.begin ? dates.begin : dates.end);

/** The same in words. */
export function untilText(step: Step, today: string): string {
  const days = daysUntil(step, today);
  if (today < step.dates.begin) return `${days}天後開始`;
  if (step.dates.begin === step.dates.end) return '就是今天';
  return days === 0 ? '今天截止' : `還有${days}天`;
}
