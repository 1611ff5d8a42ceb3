import { setTimeout } from 'node:timers/promises';
import type { Release } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';

const INITIAL_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 60_000;
const TIMEOUT_MS = 5000;

interface Options {
  apiUrl: string;
  internalToken: string;
  releases(): readonly Release[];
  log: Log;
}
/** The API needs the pages for its sitemap and to find dead links. */
export function createPageReporter({ apiUrl, internalToken, releases, log }: Options) {
  let last = Promise.resolve();
  let attempts = new AbortController();

  async function send() {
    const answer = await fetch(`${apiUrl}/api/internal/pages`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-internal-token': internalToken },
      body: JSON.stringify({ pages: listPages(releases()) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
  }
  async function sendUntilAccepted(signal: AbortSignal) {
    for (
      let wait = INITIAL_BACKOFF_MS;
      !signal.aborted;
      wait = Math.min(MAX_BACKOFF_MS, 2 * wait)
    ) {
      // Without releases this shell has nothing to report; reports of others stay valid.
      if (releases().length === 0) return;
      try {
        return await send();
      } catch (error) {
        if (wait === INITIAL_BACKOFF_MS)
          log.warn({ reason: (error as Error).message }, 'cannot report pages to the API yet');
      }
      await setTimeout(wait, undefined, { ref: false, signal }).catch(() => {});
    }
  }
  return {
    /** Reports now and retries until the API accepts it. */
    report() {
      attempts.abort();
      attempts = new AbortController();
      const { signal } = attempts;
      // Sequential: an older report must not overtake a newer one.
      last = last.then(() => sendUntilAccepted(signal));
    },
    close: () => attempts.abort(),
  };
}

export const listPages = (releases: readonly Release[]) =>
  releases
    .filter(({ manifest }) => manifest.base === '')
    .flatMap(({ manifest }) => manifest.claims)
    .map(({ path, inSitemap = false }) => ({ path, inSitemap }));
