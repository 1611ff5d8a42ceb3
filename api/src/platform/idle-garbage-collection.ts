import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface IdlePolicy {
  /** Sampling window in milliseconds. */
  window: number;
  /** Maximum share of a core while idle. */
  quiet: number;
  /** CPU seconds after which collection is worthwhile. */
  worth: number;
}
const IDLE_POLICY: IdlePolicy = { window: 5000, quiet: 0.03, worth: 3 };

/**
 * V8 collects when it needs memory; a server that has started or resized pictures needs none
 * for a long time, so it would hold its garbage.
 */
export function collectGarbageWhenIdle({ window, quiet, worth }: IdlePolicy = IDLE_POLICY) {
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
    const isIdle = now - before <= (quiet * window) / 1000;
    before = now;
    if (!isIdle || now - collected < worth) return;
    collect();
    before = readSeconds();
    collected = before;
  }, window).unref();
}
