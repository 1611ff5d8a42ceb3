import type { Release } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 60_000;
const CAP = 5000;

interface Options {
  apiUrl: string;
  internalToken: string;
  releases(): readonly Release[];
  log: Log;
}
/** Tells the API which visitors' pages the releases in force claim: it writes the sitemap and finds dead links without knowing any remote. */
export function createPageTeller({ apiUrl, internalToken, releases, log }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let isTelling = false;
  let isAskedAgain = false;
  let isClosed = false;

  async function send() {
    const answer = await fetch(`${apiUrl}/api/internal/pages`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-internal-token': internalToken },
      body: JSON.stringify({ pages: readPages(releases()) }),
      signal: AbortSignal.timeout(CAP),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
  }
  async function attempt(wait: number) {
    if (isTelling) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(timer);
    isTelling = true;
    // Without any release this shell knows nothing; what another one told stays.
    const failure =
      releases().length > 0
        ? await send().then(
            () => null,
            (error: Error) => error,
          )
        : null;
    isTelling = false;
    if (isClosed) return;
    if (isAskedAgain) {
      isAskedAgain = false;
      return attempt(FIRST_WAIT);
    }
    if (!failure) return;
    if (wait === FIRST_WAIT)
      log.warn({ reason: failure.message }, 'the API does not know the pages yet');
    timer = setTimeout(() => void attempt(Math.min(LONGEST_WAIT, wait * 2)), wait);
    timer.unref();
  }
  return {
    /** Tells them now, and again until it is heard. */
    tell: () => void attempt(FIRST_WAIT),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** The claims of visitors' remotes. */
export const readPages = (releases: readonly Release[]) =>
  releases
    .filter(({ manifest }) => manifest.base === '')
    .flatMap(({ manifest }) => manifest.claims)
    .map(({ path, inSitemap = false }) => ({ path, inSitemap }));
