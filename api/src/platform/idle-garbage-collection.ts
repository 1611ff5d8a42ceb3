import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const WINDOW_MS = 5000;
/** Maximum share of a core while idle. */
const IDLE_SHARE = 0.03;
/** CPU time after which a collection is worthwhile. */
const MIN_CPU_SECONDS = 3;

/**
 * V8 collects when it needs memory; a server that has started or resized pictures needs none
 * for a long time, so it would hold its garbage.
 */
export function collectGarbageWhenIdle() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const readSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  let collected = 0;
  let before = readSeconds();
  setInterval(() => {
    const now = readSeconds();
    const isIdle = now - before <= (IDLE_SHARE * WINDOW_MS) / 1000;
    before = now;
    if (!isIdle || now - collected < MIN_CPU_SECONDS) return;
    collect();
    before = readSeconds();
    collected = before;
  }, WINDOW_MS).unref();
}
