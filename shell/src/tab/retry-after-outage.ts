import { isApiError } from '@admissions/api-client';
import { ERROR_PAGE } from '@admissions/protocol';
import { type DataRouter, isRouteErrorResponse } from 'react-router';
import { getRequestedPage } from '../pages/requested-page.ts';

/** Statuses of an outage; others would fail again. */
const OUTAGE_STATUSES = [502, 503, 504];
/** Backoff (ms). */
const RETRY_DELAYS_MS = [5000, 10_000, 20_000, 40_000, 60_000];

/** Retries a page that shows an outage, with backoff and only while visible. */
export function retryAfterOutage(router: DataRouter) {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function retry() {
    timer = undefined;
    if (document.hidden)
      return document.addEventListener('visibilitychange', retry, { once: true });
    tries++;
    const requestedPage = router.state.location.pathname === ERROR_PAGE ? getRequestedPage() : null;
    if (!isOutage(router.state)) return;
    return void (requestedPage
      ? router.navigate(requestedPage, { replace: true })
      : router.revalidate());
  }
  function checkState(state: DataRouter['state']) {
    if (state.navigation.state !== 'idle' || state.revalidation !== 'idle') return;
    if (!isOutage(state)) {
      clearTimeout(timer);
      timer = undefined;
      tries = 0;
    } else {
      const delay = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] as number;
      // Jitter, so that tabs do not retry together.
      timer ??= setTimeout(retry, delay * (1 + Math.random() / 2));
    }
  }
  router.subscribe(checkState);
  checkState(router.state);
}

function isOutage({ errors, location: { pathname, search } }: DataRouter['state']) {
  if (pathname === ERROR_PAGE)
    return (
      getRequestedPage() !== null &&
      OUTAGE_STATUSES.includes(Number(new URLSearchParams(search).get('statusCode')))
    );
  return Object.values(errors ?? {}).some(
    (error) =>
      (isRouteErrorResponse(error) || isApiError(error)) &&
      (OUTAGE_STATUSES.includes(error.status) || error.status === 0),
  );
}
