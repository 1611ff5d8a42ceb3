const PING_INTERVAL_MS = 500;
/** Long enough for a renderer without CPU time on a busy machine. */
const STUCK_TIMEOUT_MS = 5000;

interface Options {
  ping(): void;
  onStuck(silenceMs: number): void;
}
export type Watchdog = ReturnType<typeof createWatchdog>;

/** Detects a blocked event loop of a busy renderer. */
export function createWatchdog({ ping, onStuck }: Options) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastCheck = 0;
  let lastHeard = 0;

  function noteMessage() {
    lastHeard = Date.now();
  }
  function check() {
    // After a delay of this process the renderer is not to blame.
    if (Date.now() - lastCheck > 2 * PING_INTERVAL_MS) noteMessage();
    lastCheck = Date.now();
    const silence = Date.now() - lastHeard;
    if (silence > STUCK_TIMEOUT_MS) onStuck(silence);
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
