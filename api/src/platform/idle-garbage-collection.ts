import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface IdlePolicy {
  /** Milliseconds of which each is looked at. */
  window: number;
  /** Share of a core that a quiet process uses at most. */
  quiet: number;
  /** Seconds of the processor after which there is something to collect. */
  worth: number;
}
const IDLE_POLICY: IdlePolicy = { window: 5000, quiet: 0.03, worth: 3 };

/**
 * Gives back what a busy time has left behind, once nobody needs the processor: the engine collects when it needs memory, and a server
 * that has started or has made pictures needs none for a long time.
 */
export function collectGarbageWhenIdle({ window, quiet, worth }: IdlePolicy = IDLE_POLICY): void {
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
