const STABLE_AFTER_MS = 60_000;

/** Backoff between restarts in ms: immediate at first, longer while it goes on ending. */
const RESTART_DELAYS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Restarts services when they end or fail to start, and reports it.
 * Without the API the shell shows cached pages.
 */
export function superviseService({
  start,
  say,
  waits = RESTART_DELAYS_MS,
  isStopping = () => false,
}) {
  const crashes = new Map();
  return async function restart(service, reason) {
    for (let why = reason; !isStopping(); ) {
      const wait = waits[Math.min(countCrash(crashes, service), waits.length) - 1];
      say(
        `The ${service} ended: ${why}${wait > 0 ? `. It is started again in ${wait / 1000} s` : ''}`,
      );
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (isStopping()) return;
      try {
        await start(service);
        say(`The ${service} is up again`);
        return;
      } catch (error) {
        why = error.message;
      }
    }
  };
}

// Crashes before a calm minute do not count.
function countCrash(crashes, service) {
  const now = performance.now();
  const { count = 0, at = 0 } = crashes.get(service) ?? {};
  const crash = { count: now - at > STABLE_AFTER_MS ? 1 : count + 1, at: now };
  crashes.set(service, crash);
  return crash.count;
}
