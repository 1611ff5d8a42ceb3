import type { Step } from './deadlines.ts';
import { calculateStepState, daysUntil } from './deadlines.ts';

// Steps of an applicant have one of these words; passive ones, such as a waiting list, have none.
const APPLICATION_PATTERN = /報名|申請|上傳|繳交|登記|選填/;
const RESULT_PATTERN = /結果|公告|截止）/;

/** Whether a visitor can miss the step: apply, hand in or choose. */
export const isApplication = ({ label }: Pick<Step, 'label'>): boolean =>
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
