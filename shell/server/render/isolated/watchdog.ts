import { readCpuSeconds } from './process-figures.ts';

const PING_INTERVAL_MS = 500;
/** A silent renderer that uses this much CPU is stuck; without CPU time it gets longer. */
const STUCK_TIMEOUT_MS = 3000;
const BUSY_CPU_SECONDS = 1.5;
const MAX_STUCK_TIMEOUT_MS = 9000;

interface Options {
  pid: number;
  ping(): void;
  onStuck(silenceMs: number): void;
}
export type Watchdog = ReturnType<typeof createWatchdog>;

/** Detects a blocked event loop of a busy renderer. */
export function createWatchdog({ pid, ping, onStuck }: Options) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastCheck = 0;
  let lastHeard = 0;
  /** CPU time at the first check since the last message; null before it. */
  let cpuBefore: number | null = null;

  function noteMessage() {
    lastHeard = Date.now();
    cpuBefore = null;
  }
  function check() {
    // After a delay of this process the renderer is not to blame.
    if (Date.now() - lastCheck > 2 * PING_INTERVAL_MS) noteMessage();
    lastCheck = Date.now();
    const silence = Date.now() - lastHeard;
    const cpu = readCpuSeconds(pid);
    cpuBefore ??= cpu;
    const isBusy = cpu === null || cpu - (cpuBefore ?? 0) > BUSY_CPU_SECONDS;
    if ((silence > STUCK_TIMEOUT_MS && isBusy) || silence > MAX_STUCK_TIMEOUT_MS) onStuck(silence);
    else ping();
  }
  return {
    noteMessage,
    start() {
      if (timer) return;
      noteMessage();
      lastCheck = Date.now();
      timer = setInterval(check, PING_INTERVAL_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
