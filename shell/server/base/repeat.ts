/** Does not hold the process; returns a function that stops it. */
export function repeat(intervalMs: number, work: () => void) {
  const timer = setInterval(work, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
