import { toTaipeiClock } from '@admissions/model';

const A_DAY = 24 * 3600_000;

/** Milliseconds until the next day begins in Taipei. */
export const untilNewDay = (now: number): number => A_DAY - (toTaipeiClock(now).getTime() % A_DAY);

/** Calls back at the beginning of every day in Taipei: pages say how many days are left. */
export function onEachNewDay(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      callBack();
      wait();
    }, untilNewDay(Date.now()));
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
