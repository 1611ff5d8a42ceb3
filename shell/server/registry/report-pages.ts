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
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;
  let isQueued = false;
  let isClosed = false;

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
  async function attempt(wait: number) {
    if (isSending) {
      isQueued = true;
      return;
    }
    clearTimeout(timer);
    isSending = true;
    // Without releases this shell has nothing to report; reports of others stay valid.
    const failure =
      releases().length > 0
        ? await send().then(
            () => null,
            (error: Error) => error,
          )
        : null;
    isSending = false;
    if (isClosed) return;
    if (isQueued) {
      isQueued = false;
      return attempt(INITIAL_BACKOFF_MS);
    }
    if (!failure) return;
    if (wait === INITIAL_BACKOFF_MS)
      log.warn({ reason: failure.message }, 'cannot report pages to the API yet');
    timer = setTimeout(() => void attempt(Math.min(MAX_BACKOFF_MS, wait * 2)), wait);
    timer.unref();
  }
  return {
    /** Reports now and retries until the API accepts it. */
    report: () => void attempt(INITIAL_BACKOFF_MS),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

export const listPages = (releases: readonly Release[]) =>
  releases
    .filter(({ manifest }) => manifest.base === '')
    .flatMap(({ manifest }) => manifest.claims)
    .map(({ path, inSitemap = false }) => ({ path, inSitemap }));
