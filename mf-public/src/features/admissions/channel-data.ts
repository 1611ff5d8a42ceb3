import type { DateRange, EntryOf } from '@admissions/contracts';
import type { admissions } from '@admissions/contracts/kinds';

export type Channel = EntryOf<typeof admissions>;
export const LEVEL_NAMES = { bachelor: '高中生', transfer: '學士轉學', master: '碩士班', doctoral: '博士班', international: '境外生' } as const;
export type Level = keyof typeof LEVEL_NAMES;

export interface Step {
  label: string;
  dates: DateRange;
}
export type StepState = 'done' | 'now' | 'next';
export const stepStateOf = ({ dates }: Step, today: string): StepState => (today > dates.end ? 'done' : today < dates.begin ? 'next' : 'now');

/** What comes next in a channel: what runs today, else the first that has not begun; null when all is over. */
export function nextStepOf(steps: readonly Step[], today: string): Step | null {
  const open = steps.filter((step) => stepStateOf(step, today) !== 'done').toSorted((one, other) => (one.dates.begin < other.dates.begin ? -1 : 1));
  return open.find((step) => stepStateOf(step, today) === 'now') ?? open[0] ?? null;
}

/** Days until something happens, in words. */
export function untilText({ dates }: Step, today: string): string {
  const days = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (today < dates.begin) return `${days(dates.begin)}天後開始`;
  const left = days(dates.end);
  return left === 0 ? '今天截止' : `還有${left}天`;
}
