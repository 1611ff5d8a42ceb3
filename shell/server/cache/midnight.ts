import { toTaipeiClock } from '@admissions/model';

const DAY_MS = 24 * 3600_000;

/** Milliseconds until the next day begins in Taipei. */
export const calculateMsUntilMidnight = (now: number): number =>
  DAY_MS - (toTaipeiClock(now).getTime() % DAY_MS);

/** Calls back at the beginning of every day in Taipei: pages say how many days are left. */
export function scheduleAtMidnight(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(() => {
      callBack();
      schedule();
    }, calculateMsUntilMidnight(Date.now()));
    timer.unref();
  };
  schedule();
  return () => clearTimeout(timer);
}
