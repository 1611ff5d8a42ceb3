const STABLE_AFTER_MS = 60_000;

/** How long to wait before a service is started again, in milliseconds: at once at first, then longer and longer while it keeps ending. */
const RESTART_DELAYS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Starts services again when they end, and says so. A service that cannot be started is tried again too:
 * the shell shows pages that it has kept while there is no API.
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

// Ends that lie more than a minute of calm back are forgotten.
function countCrash(crashes, service) {
  const now = performance.now();
  const { count = 0, at = 0 } = crashes.get(service) ?? {};
  const fall = { count: now - at > STABLE_AFTER_MS ? 1 : count + 1, at: now };
  crashes.set(service, fall);
  return fall.count;
}
