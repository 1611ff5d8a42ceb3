import type { Step } from './deadlines.ts';
import { calculateStepState, daysUntil } from './deadlines.ts';

// What an applicant does has one of these words; what merely happens, such as a waiting list that moves up, has none.
const APPLICATION_PATTERN = /報名|申請|上傳|繳交|登記|選填/;
const RESULT_PATTERN = /結果|公告|截止）/;

/** Whether visitors can be late for a step: they apply, hand in or choose in it. */
export const isApplication = ({ label }: Pick<Step, 'label'>): boolean =>
  APPLICATION_PATTERN.test(label) && !RESULT_PATTERN.test(label);

/** Which of these can be applied for next: what runs and closes first, then what opens first; null where nothing is left. */
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
