import { RELEASES_PATH, type ReleasesAnswer } from '@admissions/protocol/releases';
import { isSavingData } from '../remotes/after-load.ts';

/** Poll interval of a visible tab, ± 25 % so that tabs do not poll together. */
const POLL_INTERVAL_MS = 60_000;
/** Minimum interval when a tab is focused repeatedly. */
const MIN_POLL_INTERVAL_MS = 5000;
const POLL_TIMEOUT_MS = 8000;

/**
 * Polls the live releases while visible and on focus; not offline or with data saving.
 * The returned function stops it.
 */
export function pollReleases(onAnswer: (answer: ReleasesAnswer) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  // The document itself counts as a response.
  let polledAt = Date.now() - performance.now();

  async function poll() {
    clearTimeout(timer);
    if (isPolling || document.hidden) return;
    const isDue =
      navigator.onLine && !isSavingData() && Date.now() - polledAt >= MIN_POLL_INTERVAL_MS;
    if (isDue) {
      isPolling = true;
      polledAt = Date.now();
      const answer = await loadReleases().catch(() => null);
      isPolling = false;
      if (answer) onAnswer(answer);
    }
    timer = setTimeout(poll, POLL_INTERVAL_MS * (0.75 + Math.random() / 2));
  }
  const wakeEvents = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'online'],
    [window, 'pageshow'],
  ] as const;
  for (const [target, name] of wakeEvents) target.addEventListener(name, poll);
  void poll();
  return () => {
    clearTimeout(timer);
    for (const [target, name] of wakeEvents) target.removeEventListener(name, poll);
  };
}

async function loadReleases(): Promise<ReleasesAnswer | null> {
  const response = await fetch(RELEASES_PATH, {
    // The HTTP cache is valid as long as the server allows.
    cache: 'no-cache',
    signal: AbortSignal.timeout(POLL_TIMEOUT_MS),
  });
  const answer: unknown = response.ok ? await response.json() : null;
  return isAnswer(answer) ? answer : null;
}
const isAnswer = (answer: unknown): answer is ReleasesAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'shell' in answer &&
  typeof answer.shell === 'string' &&
  'staff' in answer &&
  Array.isArray(answer.staff) &&
  'remotes' in answer &&
  typeof answer.remotes === 'object';
