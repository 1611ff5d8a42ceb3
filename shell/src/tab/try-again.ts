import { isApiError } from '@admissions/api-client';
import { ERROR_PAGE } from '@admissions/protocol';
import type { DataRouter } from 'react-router';
import { isRouteErrorResponse } from 'react-router';
import { askedPage } from '../pages/asked-page.ts';

/** What an outage is told with: others would fail again. */
const OUTAGES = [502, 503, 504];
/** How long (milliseconds) before the page is asked for again, time after time. */
const WAITS = [5000, 10_000, 20_000, 40_000, 60_000];

/** While a page tells of an outage it is asked for again by itself, more and more seldom, and only where somebody sees it. */
export function tryAgain(router: DataRouter): void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function again() {
    timer = undefined;
    if (document.hidden)
      return document.addEventListener('visibilitychange', again, { once: true });
    tries++;
    const asked = router.state.location.pathname === ERROR_PAGE ? askedPage() : null;
    if (!tellsOfOutage(router.state)) return;
    return void (asked ? router.navigate(asked, { replace: true }) : router.revalidate());
  }
  function look(state: DataRouter['state']) {
    if (state.navigation.state !== 'idle' || state.revalidation !== 'idle') return;
    if (!tellsOfOutage(state)) {
      clearTimeout(timer);
      timer = undefined;
      tries = 0;
    } else {
      const wait = WAITS[Math.min(tries, WAITS.length - 1)] as number;
      // Tabs do not ask together.
      timer ??= setTimeout(again, wait * (1 + Math.random() / 2));
    }
  }
  router.subscribe(look);
  look(router.state);
}

function tellsOfOutage({ errors, location: { pathname, search } }: DataRouter['state']): boolean {
  if (pathname === ERROR_PAGE)
    return (
      askedPage() !== null &&
      OUTAGES.includes(Number(new URLSearchParams(search).get('statusCode')))
    );
  return Object.values(errors ?? {}).some(
    (error) =>
      (isRouteErrorResponse(error) || isApiError(error)) &&
      (OUTAGES.includes(error.status) || error.status === 0),
  );
}
