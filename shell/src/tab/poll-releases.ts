import type { ReleasesAnswer } from '@admissions/protocol/releases';
import { RELEASES_PATH } from '@admissions/protocol/releases';
import { isSavingData } from '../remotes/after-load.ts';

/** Somebody who looks at a tab asks this often (milliseconds), give or take a quarter, so that tabs do not ask together. */
const POLL_INTERVAL_MS = 60_000;
/** Whoever turns to a tab again and again asks no more often than this. */
const MIN_POLL_INTERVAL_MS = 5000;
const POLL_TIMEOUT_MS = 8000;

/** Asks which releases are in force, now and then while somebody looks at this tab, and when they turn to it; never while it is hidden, offline, or saves data. What is answered ends it. */
export function pollReleases(onAnswer: (answer: ReleasesAnswer) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  // The document itself was an answer.
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
  const signs = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'online'],
    [window, 'pageshow'],
  ] as const;
  for (const [target, name] of signs) target.addEventListener(name, poll);
  void poll();
  return () => {
    clearTimeout(timer);
    for (const [target, name] of signs) target.removeEventListener(name, poll);
  };
}

async function loadReleases(): Promise<ReleasesAnswer | null> {
  const response = await fetch(RELEASES_PATH, {
    // The browser's own copy is good while the server says so.
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
