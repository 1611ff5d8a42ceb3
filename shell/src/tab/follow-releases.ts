import type { ReleasesAnswer } from '@admissions/protocol/releases';
import { RELEASES_PATH } from '@admissions/protocol/releases';
import { savesData } from '../remotes/after-load.ts';

/** Somebody who looks at a tab asks this often (milliseconds), give or take a quarter, so that tabs do not ask together. */
const EVERY = 60_000;
/** Whoever turns to a tab again and again asks no more often than this. */
const AT_MOST_EVERY = 5000;
const DEADLINE = 8000;

/** Asks which releases are in force, now and then while somebody looks at this tab, and when they turn to it; never while it is hidden, offline, or saves data. What is answered ends it. */
export function followReleases(tell: (answer: ReleasesAnswer) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  // The document itself was an answer.
  let askedAt = Date.now() - performance.now();

  async function ask() {
    clearTimeout(timer);
    if (isAsking || document.hidden) return;
    const isWanted = navigator.onLine && !savesData() && Date.now() - askedAt >= AT_MOST_EVERY;
    if (isWanted) {
      isAsking = true;
      askedAt = Date.now();
      const answer = await readReleases().catch(() => null);
      isAsking = false;
      if (answer) tell(answer);
    }
    timer = setTimeout(ask, EVERY * (0.75 + Math.random() / 2));
  }
  const signs = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'online'],
    [window, 'pageshow'],
  ] as const;
  for (const [target, name] of signs) target.addEventListener(name, ask);
  void ask();
  return () => {
    clearTimeout(timer);
    for (const [target, name] of signs) target.removeEventListener(name, ask);
  };
}

async function readReleases(): Promise<ReleasesAnswer | null> {
  const response = await fetch(RELEASES_PATH, {
    // The browser's own copy is good while the server says so.
    cache: 'no-cache',
    signal: AbortSignal.timeout(DEADLINE),
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
