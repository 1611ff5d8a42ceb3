import { toTaipeiClock } from '@admissions/model';

const DAY_MS = 24 * 3600_000;

/** Of Taipei's midnight. */
const calculateMsUntilMidnight = (now: number) => DAY_MS - (toTaipeiClock(now).getTime() % DAY_MS);

/** In Taipei's time zone: pages show days remaining. Returns a function that stops it. */
export function scheduleAtMidnight(callBack: () => void) {
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
